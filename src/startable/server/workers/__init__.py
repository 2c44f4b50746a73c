"""Where bots and the coach think: in processes of their own, so that the loop never does."""
