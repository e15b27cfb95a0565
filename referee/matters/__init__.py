"""From what a line says to the questions it raises, each with its facts."""
