/**
 * What a service worker is given, as far as ours use it (Service Workers, W3C). TypeScript's own library for workers
 * contradicts the one for pages, and one program cannot have both.
 */
type Moment = Event & { waitUntil(work: Promise<unknown>): void };

/** The browser asks for a file on behalf of a page. */
export type Asked = Moment & { readonly request: Request; respondWith(answer: Promise<Response>): void };

/** Before a worker is there, a browser may be told which requests never need it (Static Routing API, Chrome from 123). */
type Installing = Moment & { addRoutes?(rules: object): Promise<void> };

export type WorkerScope = {
	readonly registration: ServiceWorkerRegistration;
	skipWaiting(): Promise<void>;
	addEventListener(type: "install", listener: (event: Installing) => void): void;
	addEventListener(type: "activate", listener: (event: Moment) => void): void;
	addEventListener(type: "fetch", listener: (event: Asked) => void): void;
};

/** The one cache of the workers of all pages with first aid. */
export const KEPT = "first-aid";
