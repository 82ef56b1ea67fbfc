type ScriptRules = { createScriptURL(url: string): string };

/** Trusted Types (W3C), not in TypeScript's library. */
type TrustedTypes = {
	createPolicy(name: string, rules: ScriptRules): ScriptRules;
};

/** Milliseconds until the page's files are cached, so that pictures out of sight do not delay the first view. */
const SETTLED = 3000;

/** Registers the service worker of this page, scoped to it. */
async function registerWorker(worker: string): Promise<void> {
	const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
	const policy = trustedTypes?.createPolicy("first-aid", { createScriptURL: (url) => url });
	await navigator.serviceWorker.register(policy?.createScriptURL(worker) ?? worker, { scope: location.pathname });
}

/** Tells the worker the addresses of the pictures of first aid and of what else the page has loaded. */
async function cacheFiles(): Promise<void> {
	const pictures = [...document.querySelectorAll<HTMLImageElement>(".first-aid img")].map(({ src }) => src);
	const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
	(await navigator.serviceWorker.ready).active?.postMessage([...pictures, ...loaded]);
}

/** Stores this page for use without a network, and shows a note while offline. */
export default function offlinePage(root: HTMLElement, { worker }: { worker: string }): undefined {
	const note = root.querySelector("p");
	const update = () => note?.toggleAttribute("hidden", navigator.onLine);
	update();
	window.ononline = window.onoffline = update;
	// The worker exists in the export only. Some browsers have no service workers, or none in private windows.
	if (process.env.NODE_ENV !== "development") {
		registerWorker(worker).then(
			() => setTimeout(cacheFiles, SETTLED),
			() => {},
		);
	}
}
