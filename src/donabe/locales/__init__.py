"""Every sentence that people read, a folder a language; the bottom of the house, which imports nothing of ours."""
