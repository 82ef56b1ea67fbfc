import { readFileSync } from "node:fs";
import { join } from "node:path";
import { paths } from "@/lib/site/routes";
import { scrollIntoView } from "../support/scroll-into-view";
import { apache } from "../support/servers/apache";
import { caddy } from "../support/servers/caddy";
import { skipWithout } from "../support/servers/host";
import { nginx } from "../support/servers/nginx";
import { serve } from "../support/servers/serve";
import { out, root } from "../support/site";
import { expect, test } from "../support/test";

/** What is installed of servers that send a policy with every answer; they all send the same. */
const host = [nginx, apache, caddy].find(({ program }) => program !== undefined) ?? nginx;

const shown = [paths.home, paths.booking];

test("Under the policy of a host's answers nothing of a page is refused, and its parts wake", {
	tag: "@servers",
}, async ({ page }) => {
	skipWithout(host);
	const rules = host.rules ? readFileSync(join(root, host.rules), "utf8") : "";
	const server = await serve({ copyOf: out, rules }, host.start);
	try {
		for (const path of shown) {
			const answer = await page.goto(`http://localhost:${server.port}${path}`);
			expect(answer?.headers()["content-security-policy"], path).toContain("frame-ancestors 'none'");
			const islands = page.locator("[data-island=main-menu], [data-island=booking-form]");
			for (const island of await islands.all()) {
				// The island itself has no box.
				await scrollIntoView(island.locator("> *").first());
				await expect(island, path).toHaveAttribute("data-awake");
			}
		}
	} finally {
		await server.stop();
	}
});
