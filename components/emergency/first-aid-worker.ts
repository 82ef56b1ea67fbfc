import { NetworkFirst } from "workbox-strategies/NetworkFirst.js";
import type { IslandName } from "../islands/registry";
import { cacheNameOf, type WorkerScope } from "./first-aid-worker-scope";

// The service worker of one page with first aid: it caches the page and serves it without a network. The page sends
// the addresses of its fonts, scripts and pictures (offline-page.island.ts), which belong into the same cache.

declare const self: WorkerScope;

/** Seconds to wait for a network that does not answer. */
const NETWORK_TIMEOUT_S = 4;

/** Text that is in every cached page: its island's name. */
const ISLAND: IslandName = "offline-page";

const page = self.registration.scope;

const cacheName = cacheNameOf(page);

/** Whether a response is the page, and not that of a captive portal or of a host in maintenance. */
const isThisPage = async (response: Response) => (await response.clone().text()).includes(ISLAND);

/** Caches 200 responses only. 404 and 410 delete the cached page; others leave it. */
async function cacheable({ response }: { response: Response }): Promise<Response | null> {
	if ([404, 410].includes(response.status)) await (await caches.open(cacheName)).delete(page);
	return response.status === 200 && !response.redirected && (await isThisPage(response)) ? response : null;
}

/** Serves the cached page if the host fails. */
async function cachedIfHostFails({ response }: { response: Response }): Promise<Response> {
	if (response.status < 500) return response;
	return (await (await caches.open(cacheName)).match(page, { ignoreVary: true })) ?? response;
}

const strategy = new NetworkFirst({
	cacheName,
	networkTimeoutSeconds: NETWORK_TIMEOUT_S,
	// One cache entry, whatever the query and the compression.
	plugins: [
		{ cacheKeyWillBeUsed: async () => page, cacheWillUpdate: cacheable, handlerWillRespond: cachedIfHostFails },
	],
	matchOptions: { ignoreVary: true },
});

self.addEventListener("install", (event) => {
	// What is not in the cache comes from the network.
	event.addRoutes?.({ condition: { not: { requestMode: "navigate" } }, source: { cacheName } });
	event.waitUntil(Promise.all([strategy.handle({ event, request: new Request(page) }), self.skipWaiting()]));
});

self.addEventListener("activate", (event) => {
	// Requests the page while the worker starts.
	event.waitUntil(Promise.resolve(self.registration.navigationPreload?.enable()));
});

/** Files whose names carry a hash. Films are too large to cache. */
const CACHEABLE = /\.(css|js|woff2|svg|avif|webp|png|jpg)$/;

/** Caches the page's files, and deletes those of its earlier versions. */
async function cacheFiles(addresses: string[]): Promise<void> {
	const files = new Set(addresses.filter((url) => url.startsWith(new URL(page).origin) && CACHEABLE.test(url)));
	const cache = await caches.open(cacheName);
	const cached = (await cache.keys()).map(({ url }) => url);
	for (const url of files) if (!cached.includes(url)) await cache.add(url);
	for (const url of cached) if (CACHEABLE.test(url) && !files.has(url)) await cache.delete(url);
}

self.addEventListener("message", (event) => event.waitUntil(cacheFiles(event.data)));

/** A file from the cache, or else from the network, for browsers without the Static Routing API. */
const cachedFile = async (request: Request): Promise<Response> =>
	(await (await caches.open(cacheName)).match(request)) ?? fetch(request);

self.addEventListener("fetch", (event) => {
	const { method, mode, url } = event.request;
	if (mode !== "navigate" && method === "GET") event.respondWith(cachedFile(event.request));
	else if (mode === "navigate" && url.replace(/[?#].*/, "") === page) event.respondWith(strategy.handle(event));
});
