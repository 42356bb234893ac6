from ulab import numpy as numpy
