"""The lab's room in a house: small studies that people start from the browser, one at a time."""
