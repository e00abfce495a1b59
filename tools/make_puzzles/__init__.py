"""Mine puzzles out of games of strong bots: judge positions, prove goals, grade, choose fifty for an edition."""
