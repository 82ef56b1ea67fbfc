import type { Services } from "@/lib/model/schema/clinic";

/** The service that counts, and the address of the published site. */
export type VisitCounterProps = NonNullable<Services["visits"]> & { site: string };

/** Requests to count a page, without its query, which can be a search. `referrer` is the origin of another site before. */
const requests = {
	// goatcounter.com/help/pixel
	goatcounter: ({ address }: VisitCounterProps, page: URL, referrer: string) =>
		[new URL(`/count?${new URLSearchParams({ p: page.pathname, r: referrer })}`, address)] as const,
	// plausible.io/docs/events-api
	plausible: ({ address }: VisitCounterProps, page: URL, referrer: string) => {
		const event = { name: "pageview", domain: page.hostname.replace(/^www\./, ""), url: page.href, referrer };
		return [new URL("/api/event", address), JSON.stringify(event)] as const;
	},
};

/**
 * Counts a visit to the page on the published site, unless the browser asks not to be tracked. A page that the browser has
 * prerendered counts once it is shown.
 */
export default function visitCounter(_root: HTMLElement, props: VisitCounterProps): undefined {
	const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
	if (doNotTrack === "1" || globalPrivacyControl || location.host !== new URL(props.site).host) return;
	const count = () => {
		const before = document.referrer && new URL(document.referrer).origin;
		const page = new URL(location.origin + location.pathname);
		const [address, body] = requests[props.service](props, page, before === location.origin ? "" : before);
		navigator.sendBeacon(address, body);
	};
	const { prerendering } = document as Document & { prerendering?: boolean };
	if (prerendering) document.addEventListener("prerenderingchange", count, { once: true });
	else count();
}
