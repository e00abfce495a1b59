"""Tables that announce themselves on the local network."""
