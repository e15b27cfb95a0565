"""Rulings: what the rules require in a situation, with the numbers they rest on."""
