import { NetworkFirst } from "workbox-strategies/NetworkFirst.js";
import type { IslandName } from "../islands/registry";
import { KEPT, type WorkerScope } from "./first-aid-worker-scope";

// Runs as the service worker of one page with first aid, and of nothing else on the site: keeps the page, and shows it
// where there is no network. Typefaces, scripts and pictures come from the browser's own cache, if they are still there.

declare const self: WorkerScope;

/** Seconds after which the kept page is shown while the network says nothing: bars of signal, and no data. */
const PATIENCE = 4;

/** What stands in every page that is kept: the island that has it kept. */
const MARK: IslandName = "offline-page";

/** The one page that this worker serves. */
const page = self.registration.scope;

/** Whether an answer is the page, and not one that a network or a host in maintenance puts in its place. */
const isOurs = async (response: Response) => (await response.clone().text()).includes(MARK);

/** A page that the site no longer has is not kept either; an answer of any other kind leaves the kept one as it is. */
async function whatToKeep({ response }: { response: Response }): Promise<Response | null> {
	if ([404, 410].includes(response.status)) await (await caches.open(KEPT)).delete(page);
	return response.status === 200 && !response.redirected && (await isOurs(response)) ? response : null;
}

/** Where the host itself fails, the kept page is shown, as without a network. */
async function keptWhereHostFails({ response }: { response: Response }): Promise<Response> {
	if (response.status < 500) return response;
	return (await (await caches.open(KEPT)).match(page, { ignoreVary: true })) ?? response;
}

const strategy = new NetworkFirst({
	cacheName: KEPT,
	networkTimeoutSeconds: PATIENCE,
	// The same page, whatever query a link to it carries and however it is compressed.
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
	// The page is asked for while the worker starts, so that it does not wait for the worker.
	event.waitUntil(Promise.resolve(self.registration.navigationPreload?.enable()));
});

self.addEventListener("fetch", (event) => {
	const { mode, url } = event.request;
	if (mode === "navigate" && url.replace(/[?#].*/, "") === page) event.respondWith(strategy.handle(event));
});
