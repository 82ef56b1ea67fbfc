/**
 * Lets browsers prerender any page of the site when its link is about to be followed (`moderate`: on hover or touch), and
 * not earlier, since that costs data. The preview's mailbox is excluded.
 */
export const speculationRules = JSON.stringify({
	prerender: [
		{
			where: { and: [{ href_matches: "/*" }, { not: { href_matches: "/mailbox/*" } }] },
			eagerness: "moderate",
		},
	],
});
