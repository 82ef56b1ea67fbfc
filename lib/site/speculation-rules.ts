/**
 * Which pages a browser may prerender: fetch and run in the background before their link is followed. Any page of the
 * site, once the link is about to be followed (`moderate`: the pointer rests on it, or a finger goes down). That costs
 * data, so no page is prerendered only because a link to it is there. The preview's mailbox is no page of the site.
 */
export const speculationRules = JSON.stringify({
	prerender: [
		{
			where: { and: [{ href_matches: "/*" }, { not: { href_matches: "/mailbox/*" } }] },
			eagerness: "moderate",
		},
	],
});
