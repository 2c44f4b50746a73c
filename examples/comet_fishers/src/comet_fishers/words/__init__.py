"""All words, in English and Hungarian."""
