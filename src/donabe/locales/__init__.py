"""Every sentence a player reads."""
