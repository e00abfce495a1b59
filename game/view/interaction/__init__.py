"""From clicks and keys to actions."""
