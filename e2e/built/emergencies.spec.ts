import { expect, test } from "@playwright/test";
import { select } from "hast-util-select";
import { fill } from "@/lib/text/fill";
import { allPaths, content, pageAt, tidy, words } from "../support/site";

const { emergencies } = content.clinic;

test("Header and footer say when emergencies are served, or nothing of it", () => {
	for (const path of allPaths) {
		const [header, footer] = ["header", "footer"].map((part) => {
			const element = select(part, pageAt(path).root);
			return element ? tidy(element) : "";
		});
		if (emergencies) {
			expect.soft(header, path).toContain(fill(words.hours.emergencyNote, { hours: emergencies }));
			expect.soft(footer, path).toContain(fill(words.footer.emergency, { hours: emergencies }));
			expect.soft(footer, path).toContain(`${words.hours.emergencies}${emergencies}`);
		} else {
			expect.soft(`${header}${footer}`, path).not.toContain(words.hours.emergencies);
		}
	}
});
