/** The types that the workers use (Service Workers, W3C). TypeScript's `webworker` library conflicts with `dom`. */
type ExtendableEvent = Event & { waitUntil(work: Promise<unknown>): void };

type FetchEvent = ExtendableEvent & { readonly request: Request; respondWith(answer: Promise<Response>): void };

/** Static Routing API (Chrome from 123): requests that bypass the worker. */
type InstallEvent = ExtendableEvent & { addRoutes?(rules: object): Promise<void> };

export type WorkerScope = {
	readonly registration: ServiceWorkerRegistration;
	skipWaiting(): Promise<void>;
	addEventListener(type: "install", listener: (event: InstallEvent) => void): void;
	addEventListener(type: "activate", listener: (event: ExtendableEvent) => void): void;
	addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
};

const CACHES = "first-aid ";

/** The name of the cache of a page with first aid and of its files. */
export const cacheNameOf = (page: string): string => CACHES + new URL(page).pathname;

/** Whether a cache is one of a page with first aid. */
export const isFirstAidCache = (name: string): boolean => name.startsWith(CACHES);
