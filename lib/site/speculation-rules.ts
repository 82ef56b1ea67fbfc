/**
 * Which pages a browser may prepare while a visitor is about to press their link: any of ours, once the
 * pointer rests on it or a finger goes down. Preparing costs data, so nothing is prepared unasked.
 */
export const speculationRules = JSON.stringify({
	prerender: [
		{
			where: { and: [{ href_matches: "/*" }, { not: { href_matches: "/mailbox/*" } }] },
			eagerness: "moderate",
		},
	],
});
