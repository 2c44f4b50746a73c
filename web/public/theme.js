// Runs before anything is drawn, so that a chosen theme never flashes in the other one.
try {
  const prefs = JSON.parse(localStorage.getItem("startable.prefs") || "{}");
  if (prefs.theme === "light" || prefs.theme === "dark") document.documentElement.dataset.theme = prefs.theme;
} catch {
  // No storage: the system's theme it is.
}
