/**
 * The service worker types that ours use (Service Workers, W3C). TypeScript's `webworker` library conflicts with `dom`.
 */
type Moment = Event & { waitUntil(work: Promise<unknown>): void };

export type Asked = Moment & { readonly request: Request; respondWith(answer: Promise<Response>): void };

/** Static Routing API (Chrome from 123): requests that bypass the worker. */
type Installing = Moment & { addRoutes?(rules: object): Promise<void> };

export type WorkerScope = {
	readonly registration: ServiceWorkerRegistration;
	skipWaiting(): Promise<void>;
	addEventListener(type: "install", listener: (event: Installing) => void): void;
	addEventListener(type: "activate", listener: (event: Moment) => void): void;
	addEventListener(type: "fetch", listener: (event: Asked) => void): void;
};

/** The cache of all pages with first aid. */
export const KEPT = "first-aid";
