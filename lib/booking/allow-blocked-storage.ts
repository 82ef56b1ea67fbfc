// The e-mail service's library asks for local storage as soon as it is loaded, and a browser whose visitor forbids site
// data answers with an error: the form would never wake. Import this before the library. Nothing of ours uses local
// storage; the library is given the tab's own (see send.ts).
if (typeof window !== "undefined") {
	try {
		window.localStorage;
	} catch {
		Object.defineProperty(window, "localStorage", { value: undefined, configurable: true });
	}
}
