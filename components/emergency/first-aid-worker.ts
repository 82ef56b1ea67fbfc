import { NetworkFirst } from "workbox-strategies/NetworkFirst.js";
import type { IslandName } from "../islands/registry";
import { CACHE_NAME, type WorkerScope } from "./first-aid-worker-scope";

// The service worker of one page with first aid: it caches the page and serves it without a network. Fonts, scripts and
// pictures come from the browser's HTTP cache, if they are still there.

declare const self: WorkerScope;

/** Seconds to wait for a network that does not answer. */
const NETWORK_TIMEOUT_S = 4;

/** Text that is in every cached page: its island's name. */
const ISLAND: IslandName = "offline-page";

const page = self.registration.scope;

/** Whether a response is the page, and not that of a captive portal or of a host in maintenance. */
const isThisPage = async (response: Response) => (await response.clone().text()).includes(ISLAND);

/** Caches 200 responses only. 404 and 410 delete the cached page; others leave it. */
async function cacheable({ response }: { response: Response }): Promise<Response | null> {
	if ([404, 410].includes(response.status)) await (await caches.open(CACHE_NAME)).delete(page);
	return response.status === 200 && !response.redirected && (await isThisPage(response)) ? response : null;
}

/** Serves the cached page if the host fails. */
async function cachedIfHostFails({ response }: { response: Response }): Promise<Response> {
	if (response.status < 500) return response;
	return (await (await caches.open(CACHE_NAME)).match(page, { ignoreVary: true })) ?? response;
}

const strategy = new NetworkFirst({
	cacheName: CACHE_NAME,
	networkTimeoutSeconds: NETWORK_TIMEOUT_S,
	// One cache entry, whatever the query and the compression.
	plugins: [
		{ cacheKeyWillBeUsed: async () => page, cacheWillUpdate: cacheable, handlerWillRespond: cachedIfHostFails },
	],
	matchOptions: { ignoreVary: true },
});

self.addEventListener("install", (event) => {
	event.addRoutes?.({ condition: { not: { requestMode: "navigate" } }, source: "network" });
	event.waitUntil(Promise.all([strategy.handle({ event, request: new Request(page) }), self.skipWaiting()]));
});

self.addEventListener("activate", (event) => {
	// Requests the page while the worker starts.
	event.waitUntil(Promise.resolve(self.registration.navigationPreload?.enable()));
});

self.addEventListener("fetch", (event) => {
	const { mode, url } = event.request;
	if (mode === "navigate" && url.replace(/[?#].*/, "") === page) event.respondWith(strategy.handle(event));
});
