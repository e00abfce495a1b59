"""From events to motion, light and sound over time."""
