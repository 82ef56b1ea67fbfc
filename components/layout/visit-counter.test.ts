import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import visitCounter, { type VisitCounterProps } from "./visit-counter.island";

type Visit = {
	address?: string;
	referrer?: string;
	prerendering?: boolean;
	doNotTrack?: string;
	globalPrivacyControl?: boolean;
};

const here = "https://www.clinic.in/clinic/hand-surgery/warts/";

/** The globals of Node, which a test restores, however many pages it opens. */
const known = Object.getOwnPropertyDescriptors(globalThis) as Record<string, PropertyDescriptor | undefined>;

/** Opens a page with the counter. Returns what it sends, and a function that shows a page that is prerendered. */
function open(t: TestContext, props: Omit<VisitCounterProps, "site">, visit: Visit = {}) {
	const { address = `${here}?q=lump#cost`, referrer = "https://search.example/?q=wart", ...others } = visit;
	const { prerendering = false, ...signals } = others;
	const sent: { url: URL; body?: string }[] = [];
	const page = Object.assign(new EventTarget(), { referrer, prerendering });
	const globals = {
		location: new URL(address),
		document: page,
		navigator: { ...signals, sendBeacon: (url: URL, body?: string) => sent.push({ url, body }) },
	};
	for (const [name, value] of Object.entries(globals)) {
		const own = known[name];
		Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
		t.after(() => (own ? Object.defineProperty(globalThis, name, own) : Reflect.deleteProperty(globalThis, name)));
	}
	visitCounter({} as HTMLElement, { ...props, site: "https://www.clinic.in/clinic/" });
	return { sent, show: () => page.dispatchEvent(new Event("prerenderingchange")) };
}

const goatcounter = { service: "goatcounter", address: "https://clinic.goatcounter.com" } as const;
const plausible = { service: "plausible", address: "https://plausible.io" } as const;

test("A visit sends the page's path and the origin that led there, but no query, to the chosen service", (t) => {
	const [counted] = open(t, goatcounter).sent;
	assert.equal(counted?.url.origin + (counted?.url.pathname ?? ""), "https://clinic.goatcounter.com/count");
	assert.deepEqual(Object.fromEntries(counted?.url.searchParams ?? []), {
		p: "/clinic/hand-surgery/warts/",
		r: "https://search.example",
	});
	const [event] = open(t, plausible).sent;
	assert.equal(event?.url.href, "https://plausible.io/api/event");
	assert.deepEqual(JSON.parse(event?.body ?? ""), {
		name: "pageview",
		domain: "clinic.in",
		url: here,
		referrer: "https://search.example",
	});
});

test("A page of the site itself is no referrer", (t) => {
	const [counted] = open(t, goatcounter, { referrer: "https://www.clinic.in/clinic/" }).sent;
	assert.equal(counted?.url.searchParams.get("r"), "");
});

for (const [what, visit] of [
	["with Do Not Track", { doNotTrack: "1" }],
	["with Global Privacy Control", { globalPrivacyControl: true }],
	["on another host, such as a preview's", { address: "http://127.0.0.1:3000/clinic/" }],
] as const) {
	test(`A visit ${what} is not counted`, (t) => assert.deepEqual(open(t, goatcounter, visit).sent, []));
}

test("A prerendered page counts when it is shown", (t) => {
	const { sent, show } = open(t, goatcounter, { prerendering: true });
	assert.equal(sent.length, 0);
	show();
	assert.equal(sent.length, 1);
});
