import { NetworkFirst } from "workbox-strategies/NetworkFirst.js";
import type { IslandName } from "../islands/registry";
import { cacheNameOf, type WorkerScope } from "./first-aid-worker-scope";

// The service worker of one page with first aid: it caches the page and serves it without a network. A little
// later it adds the page's fonts and scripts and the pictures of first aid.

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
	// Not awaited: requests of pages wait for the activation.
	void cacheFiles();
});

/** Milliseconds until the page's files are cached, so that pictures out of sight do not delay the first view. */
const SETTLED = 3000;

/** The addresses of a page's fonts, scripts, style for print and drawings, whose names carry hashes. */
function filesIn(html: string): string[] {
	const [head = ""] = html.split("</head>");
	const links = html.match(/<(?:link|script)[^>]+>/g) ?? [];
	const firstAid = html.match(/<section[^>]+first-aid.*?<\/section>/gs) ?? [];
	const named = [head, ...links, ...firstAid]
		.join("")
		.matchAll(/(?:src=|href=|url\()["']?([^"')\s>]+\.(?:css|js|woff2|svg))/g);
	return [...new Set([...named].map(([, address = ""]) => new URL(address, page).href))];
}

/** Caches the files of the cached page, and deletes those of its earlier versions. */
async function cacheFiles(): Promise<void> {
	await new Promise((resolve) => setTimeout(resolve, SETTLED));
	// The clinic may have turned caching off meanwhile.
	if (!(await caches.has(cacheName))) return;
	const cache = await caches.open(cacheName);
	const files = filesIn((await (await cache.match(page))?.text()) ?? "");
	const cached = (await cache.keys()).map(({ url }) => url);
	for (const url of files) if (!cached.includes(url)) await cache.add(url).catch(() => {});
	for (const url of cached) if (url !== page && !files.includes(url)) await cache.delete(url);
}

/** A file from the cache, or else from the network, for browsers without the Static Routing API. */
const cachedFile = async (request: Request): Promise<Response> =>
	(await (await caches.open(cacheName)).match(request)) ?? fetch(request);

self.addEventListener("fetch", (event) => {
	const { method, mode, url } = event.request;
	if (mode !== "navigate" && method === "GET") event.respondWith(cachedFile(event.request));
	else if (mode === "navigate" && url.replace(/[?#].*/, "") === page) {
		event.respondWith(strategy.handle(event));
		event.waitUntil(cacheFiles());
	}
});
