"""From positions and events to figures and sentences about them."""
