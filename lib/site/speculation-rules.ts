/**
 * Speculation rules: a browser may prerender any page once its link is about to be followed (`moderate`: hover or
 * touch), but not the preview's mailbox.
 */
export const speculationRules = JSON.stringify({
	prerender: [
		{
			where: { and: [{ href_matches: "/*" }, { not: { href_matches: "/mailbox/*" } }] },
			eagerness: "moderate",
		},
	],
});
