import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { selectAll } from "hast-util-select";
import { isPreview } from "@/lib/site/preview";
import { allPaths, out, pageAt, words } from "../support/site";

test("The site itself has nothing of a preview, and may be listed", () => {
	test.skip(isPreview(), "this site is a preview");
	for (const path of allPaths) {
		const { html, root } = pageAt(path);
		expect.soft(html, path).not.toContain(words.preview.text);
		if (path === "/404.html") continue;
		expect.soft(selectAll("meta[name=robots]", root), path).toEqual([]);
		expect.soft(selectAll("link[rel=canonical]", root).length, path).toBe(1);
	}
	expect(readFileSync(join(out, "robots.txt"), "utf8")).toMatch(/^Allow: \/$/m);
});
