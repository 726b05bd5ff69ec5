"""What a seat at Mush-Ring can conclude about the cards it does not see."""
