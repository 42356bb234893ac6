"""The guides' pictures, sheets of all pages, and the glyphs that pages are drawn with."""
