"""The table without pygame: layout, interaction, animation, descriptions. Pure functions over positions."""
