import { NetworkFirst } from "workbox-strategies/NetworkFirst.js";
import type { IslandName } from "../islands/registry";
import { KEPT, type WorkerScope } from "./first-aid-worker-scope";

// The service worker of one page with first aid: it caches the page and serves it without a network. Fonts, scripts and
// pictures come from the browser's HTTP cache, if they are still there.

declare const self: WorkerScope;

/** Seconds to wait for a network that does not answer. */
const PATIENCE = 4;

/** Text that is in every cached page: its island's name. */
const MARK: IslandName = "offline-page";

const page = self.registration.scope;

/** Whether a response is the page, and not that of a captive portal or of a host in maintenance. */
const isOurs = async (response: Response) => (await response.clone().text()).includes(MARK);

/** Caches 200 responses only. 404 and 410 delete the cached page; others leave it. */
async function whatToKeep({ response }: { response: Response }): Promise<Response | null> {
	if ([404, 410].includes(response.status)) await (await caches.open(KEPT)).delete(page);
	return response.status === 200 && !response.redirected && (await isOurs(response)) ? response : null;
}

/** Serves the cached page if the host fails. */
async function keptWhereHostFails({ response }: { response: Response }): Promise<Response> {
	if (response.status < 500) return response;
	return (await (await caches.open(KEPT)).match(page, { ignoreVary: true })) ?? response;
}

const strategy = new NetworkFirst({
	cacheName: KEPT,
	networkTimeoutSeconds: PATIENCE,
	// One cache entry, whatever the query and the compression.
	plugins: [
		{ cacheKeyWillBeUsed: async () => page, cacheWillUpdate: whatToKeep, handlerWillRespond: keptWhereHostFails },
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
