type ScriptRules = { createScriptURL(url: string): string };

/** Trusted Types (W3C), not in TypeScript's library. */
type TrustedTypes = {
	createPolicy(name: string, rules: ScriptRules): ScriptRules;
};

/** Registers the service worker of this page, scoped to it. */
async function registerWorker(worker: string): Promise<void> {
	const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
	const policy = trustedTypes?.createPolicy("first-aid", { createScriptURL: (url) => url });
	await navigator.serviceWorker.register(policy?.createScriptURL(worker) ?? worker, { scope: location.pathname });
}

/** Stores this page for use without a network, and shows a note while offline. */
export default function offlinePage(root: HTMLElement, { worker }: { worker: string }): undefined {
	const note = root.querySelector("p");
	const update = () => note?.toggleAttribute("hidden", navigator.onLine);
	update();
	window.ononline = window.onoffline = update;
	// The worker exists in the export only. Some browsers have no service workers, or none in private windows.
	if (process.env.NODE_ENV !== "development") registerWorker(worker).catch(() => {});
}
