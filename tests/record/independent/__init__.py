"""A verifier of records written from docs/record.md, docs/notation.md and docs/rules.md alone.

It imports nothing of the program, so what it needs must stand on those pages. It follows whole records as they are
stored; what is legal is left to the rules' own tests.
"""
