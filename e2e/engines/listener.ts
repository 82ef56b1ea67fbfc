/** The site's session storage keeps here what a page complained about, until a test asks. */
export const COMPLAINTS = "complaints";

/**
 * Runs in the page before anything else: notes warnings, errors, files that do not come and breaches of the security
 * policy. WebKit's driver tells nothing of these, and Firefox's tells no breaches.
 */
export function listen(key: string): void {
	const note = (complaint: string) => {
		const before = JSON.parse(sessionStorage.getItem(key) ?? "[]");
		sessionStorage.setItem(key, JSON.stringify([...before, `${complaint} (${location.pathname})`]));
	};
	for (const level of ["error", "warn"] as const) {
		const own = console[level];
		console[level] = (...all: unknown[]) => {
			note(`${level}: ${all.map((one) => (one instanceof Error ? one.stack : JSON.stringify(one))).join(" ")}`);
			own(...all);
		};
	}
	addEventListener("unhandledrejection", ({ reason }) => note(`unhandled: ${reason}`));
	addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
		note(`policy: ${violatedDirective} ${blockedURI}`),
	);
	addEventListener(
		"error",
		(event) => {
			const { target } = event;
			if (event instanceof ErrorEvent) note(`uncaught: ${event.message} at ${event.filename}:${event.lineno}`);
			else if (target instanceof Element) note(`missing: ${target.outerHTML.slice(0, 200)}`);
		},
		true,
	);
}
