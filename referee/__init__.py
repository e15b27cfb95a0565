"""A rules referee and hand judge for lowball and Uncle Bob's Left Nut."""

__version__ = "0.1.0"
