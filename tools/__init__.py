"""Scripts of the developer: art, checks, benches. Never imported by the program."""
