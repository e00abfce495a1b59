"""The tables of a server: who is there, who comes together, and what they write."""
