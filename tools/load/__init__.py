"""The load of a server: real connections from processes of their own, and what they cost it."""
