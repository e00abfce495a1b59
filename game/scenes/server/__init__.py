"""A server: its hall, its players, quick games and the own key."""
