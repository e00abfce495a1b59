"""The profile page, and counting finished games for it."""
