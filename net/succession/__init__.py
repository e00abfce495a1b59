"""Who deals on when the dealer is lost: elections, votes, detection of a dealer that equivocates."""
