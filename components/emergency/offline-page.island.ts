/** As far as the browser has it: what marks an address as one from which a script may be run (Trusted Types, W3C). */
type TrustedTypes = {
	createPolicy(
		name: string,
		rules: { createScriptURL: (url: string) => string },
	): {
		createScriptURL(url: string): string;
	};
};

type KeepPageProps = {
	/** The address of the service worker. */
	worker: string;
};

/** Has the browser keep this page, so that it opens without a network (`worker.ts`). */
async function keep(worker: string): Promise<void> {
	// Only the export has the worker.
	if (process.env.NODE_ENV === "development") return;
	const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
	const policy = trustedTypes?.createPolicy("first-aid", { createScriptURL: (url) => url });
	// The worker is in the way of no other page.
	await navigator.serviceWorker.register(policy?.createScriptURL(worker) ?? worker, { scope: location.pathname });
}

/** Keeps a page with first aid on the device, and says so while there is no network. */
export default function offlinePage(root: HTMLElement, { worker }: KeepPageProps): () => void {
	const note = root.querySelector("p");
	const update = () => note?.toggleAttribute("hidden", navigator.onLine);
	update();
	const end = new AbortController();
	for (const change of ["online", "offline"]) addEventListener(change, update, { signal: end.signal });
	// Some browsers have no workers, or none in a private window; then the page is as it was without.
	keep(worker).catch(() => {});
	return () => end.abort();
}
