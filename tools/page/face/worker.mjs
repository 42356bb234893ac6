// Keeps the page for when there is no network; a new version is taken at the next visit.
const KEPT = "umpire-@stamp@";
const FILES = JSON.parse('@files@');

self.addEventListener("install", (event) =>
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(FILES)).then(() => self.skipWaiting())),
);
self.addEventListener("activate", (event) =>
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith("umpire-") && name !== KEPT).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  ),
);
self.addEventListener("fetch", (event) =>
  event.respondWith(
    caches.match(event.request, { ignoreSearch: true }).then((kept) => kept || fetch(event.request)),
  ),
);
