"""A line that works, for who typed one that does not.

``arguments`` has what was probably meant by arguments that are used wrongly, ``texts`` by texts that cannot be read;
what is likeliest comes first. Each is tried before it is offered (``trying``).
"""
