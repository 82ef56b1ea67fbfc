import { CACHE_NAME, type WorkerScope } from "./first-aid-worker-scope";

// Replaces `first-aid-worker.ts` if the clinic turns offline pages off: deletes its cache and unregisters it.

declare const self: WorkerScope;

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener("activate", (event) =>
	event.waitUntil(Promise.all([caches.delete(CACHE_NAME), self.registration.unregister()])),
);
