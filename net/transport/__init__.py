"""Sockets, TLS and the thread that runs a peer on them."""
