"""Commands as filters: standard input answered line by line, one record a line, in the same order.

A filter keeps nothing from one line to the next, so that its input can be cut anywhere between lines and handed to
many of them.
"""
