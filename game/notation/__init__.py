"""Actions as text: written, read, and completed while they are typed."""
