"""The live table: a web server for people and programs."""
