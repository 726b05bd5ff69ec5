"""What a seat at Happy Mochi can conclude about the cards it does not see."""
