// The page's worker. Each thing that it does is a file of its own.

self.KEPT = null; // tools/build_page.py says here what is kept for when there is no connection.

importScripts("./push-worker.js", "./offline-worker.js");
