import { isFirstAidCache, type WorkerScope } from "./first-aid-worker-scope";

// Replaces `first-aid-worker.ts` if the clinic turns offline pages off: deletes its caches and unregisters it.

declare const self: WorkerScope;

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));

async function deleteCaches(): Promise<void> {
	for (const name of await caches.keys()) if (isFirstAidCache(name)) await caches.delete(name);
}

self.addEventListener("activate", (event) =>
	event.waitUntil(Promise.all([deleteCaches(), self.registration.unregister()])),
);
