import { expect, test } from "../support/test";

for (const [preference, verdict] of [
	["no-preference", "The parts below the first screen rise into place with the scroll"],
	["reduce", "Under reduced motion nothing rises"],
] as const) {
	test(verdict, async ({ page }) => {
		await page.emulateMedia({ reducedMotion: preference });
		await page.goto("/");
		const entrances = await page.evaluate(() =>
			document
				.getAnimations()
				.filter((one) => one instanceof CSSAnimation && one.timeline !== document.timeline)
				.map((one) => (one as CSSAnimation).animationName),
		);
		expect([...new Set(entrances)]).toEqual(preference === "reduce" ? [] : ["rise"]);
	});
}
