"""The situation language: how a table situation is written on one line, or told in a file."""
