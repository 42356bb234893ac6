"""The words of all of firmware/, for the type check alone."""

from words import *
