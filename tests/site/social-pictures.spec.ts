import { statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { selectAll } from "hast-util-select";
import { treatmentPath } from "@/lib/site/routes";
import { SOCIAL_SIZE, socialPicturePath } from "@/lib/site/social-picture";
import { sharp } from "@/scripts/build/pictures/sharp";
import { content, out, type Page, pageAt, routes } from "../support/site";

/** What a page says under a name for those who show links to it. */
const said = (page: Page, name: string) =>
	selectAll(`meta[property='${name}'], meta[name='${name}']`, page.root).map(({ properties }) =>
		String(properties.content),
	);

test("Every page has a picture for shared links, there and as large as it says", async () => {
	const ofTreatments = new Map(content.treatments.map((one) => [treatmentPath(one), socialPicturePath(one)]));
	const found = new Set<string>();
	for (const { path, canonical } of routes) {
		const page = pageAt(path);
		const [address = "", ...others] = said(page, "og:image");
		expect.soft(others, path).toEqual([]);
		const url = new URL(address);
		expect.soft(url.origin, path).toBe(new URL(content.clinic.site).origin);
		const picture = decodeURIComponent(url.pathname);
		expect.soft(picture, path).toBe(ofTreatments.get(canonical) ?? socialPicturePath());
		expect.soft(said(page, "og:image:width"), path).toEqual([String(SOCIAL_SIZE.width)]);
		expect.soft(said(page, "og:image:height"), path).toEqual([String(SOCIAL_SIZE.height)]);
		expect.soft(said(page, "og:image:alt"), path).toEqual([expect.stringMatching(/\p{L}/u)]);
		expect.soft(said(page, "twitter:card"), path).toEqual(["summary_large_image"]);
		found.add(picture);
	}
	expect(found.size).toBe(content.treatments.length + 1);
	for (const picture of found) {
		const file = join(out, picture);
		expect.soft(await sharp(file).metadata(), picture).toMatchObject(SOCIAL_SIZE);
		expect.soft(statSync(file).size, picture).toBeLessThan(300_000);
	}
});
