"""The choice of a new host when one is lost: elections, or none at all (``succession.Succession``)."""
