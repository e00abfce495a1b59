"""How a game goes on when its host is lost: elections among the players, or none at all (``succession.Succession``)."""
