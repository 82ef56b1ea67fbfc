import { content } from "../support/site";
import { expect, test } from "../support/test";

/** What comes up with the scroll: parts of the page, and the brand's band, where it has one. */
const names = ["rise", ...(content.brand.band ? ["weave"] : [])];

for (const [preference, verdict] of [
	["no-preference", "The parts below the first screen rise into place with the scroll"],
	["reduce", "Under reduced motion nothing rises, and the band stands still"],
] as const) {
	test(verdict, async ({ page }) => {
		await page.emulateMedia({ reducedMotion: preference });
		await page.goto("/");
		const entrances = await page.evaluate(() =>
			document
				.getAnimations()
				.filter((one) => one instanceof CSSAnimation && /^(rise|weave)$/.test(one.animationName))
				.map((one) => (one as CSSAnimation).animationName),
		);
		expect([...new Set(entrances)].sort()).toEqual(preference === "reduce" ? [] : names);
	});
}
