import { KEPT, type WorkerScope } from "./first-aid-worker-scope";

// Takes the place of `worker.ts` where the clinic keeps no pages: undoes what that one did on an earlier visit, and goes.

declare const self: WorkerScope;

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener("activate", (event) =>
	event.waitUntil(Promise.all([caches.delete(KEPT), self.registration.unregister()])),
);
