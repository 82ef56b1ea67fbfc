import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseYaml } from "@/lib/content/yaml-document";
import { fieldBox, openEditor, openEntry, save, savedText, startEditor } from "../support/editor";
import { desktop, expect, phone, test } from "../support/test";

const clinic = "e2e/clinic";

// Sveltia tries its CDN before its own fonts, and GitHub's status page; the page's policy blocks both.
test.use({ allowedMessages: /cdn\.jsdelivr\.net|www\.githubstatus\.com/ });

/** The lines that differ between two texts with as many lines, as pairs. */
function changedLines(before: string, after: string): (string | undefined)[][] {
	const now = after.split("\n");
	const pairs = before.split("\n").map((line, index) => [line, now[index]]);
	expect(now.length, "lines").toBe(pairs.length);
	return pairs.filter(([line, other]) => line !== other);
}

test("Saving in the editor changes only the edited line, and keeps comments", async ({ page }) => {
	test.setTimeout(180_000);
	const editor = await startEditor(clinic);
	const canonical = (file: string) => parseYaml(readFileSync(join(clinic, file), "utf8")).toText();
	const edit = async (entry: string, path: string, value: string) => {
		await openEntry(page, editor.url, entry);
		await (await fieldBox(page, path)).fill(value);
		await save(page);
	};
	const origins = new Set<string>();
	page.on("requestfinished", (request) => origins.add(new URL(request.url()).origin));
	try {
		await page.setViewportSize(desktop.viewport);
		await openEditor(page, editor.url, clinic);

		await edit("pages/entries/home", "sections.1.title", "Your own dentist");
		const home = await savedText(page, "content/home.yaml");
		expect(home).toMatch(/^# Two slides/);
		expect(changedLines(canonical("content/home.yaml"), home)).toEqual([
			["    title: Your dentist", "    title: Your own dentist"],
		]);

		await edit("every-day/entries/notices", "items.0.text", "The lift runs again: come up to the first floor");
		expect(changedLines(canonical("content/notices.yaml"), await savedText(page, "content/notices.yaml"))).toEqual([
			[
				"  - text: The lift is being repaired. Please ring below, and we come down to you.",
				'  - text: "The lift runs again: come up to the first floor"',
			],
		]);

		// Two forms of one file, on a phone.
		await page.setViewportSize(phone.viewport);
		await edit("every-day/entries/hours", "hours.week.0.sessions.1.closes", "21:15");
		const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
		expect(overflow, "pixels beyond the window").toBeLessThanOrEqual(0);
		await edit("every-day/entries/contact", "email", "lift@dentist.example");
		expect(changedLines(canonical("content/clinic.yaml"), await savedText(page, "content/clinic.yaml"))).toEqual([
			[expect.stringMatching(/^email: /), "email: lift@dentist.example"],
			['        - { opens: "17:00", closes: "20:30" }', '        - { opens: "17:00", closes: "21:15" }'],
		]);

		expect([...origins], "nothing is loaded from elsewhere").toEqual([new URL(editor.url).origin]);
	} finally {
		editor.stop();
	}
});
