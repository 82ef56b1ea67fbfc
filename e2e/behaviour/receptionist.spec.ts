import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator } from "@playwright/test";
import { readContentFiles } from "@/lib/content/content-files";
import { filesIn, isText, outputFiles } from "@/lib/content/files";
import { joinMarkdown, parseYaml, splitMarkdown } from "@/lib/content/yaml-document";
import { sharp } from "@/scripts/build/pictures/sharp";
import { exportEditor, hostedBackend } from "@/scripts/editor/export-editor";
import { startPreview } from "@/scripts/server/preview";
import { GitHub } from "../support/github";
import { photograph } from "../support/photograph";
import { expect, scrollIntoView, test } from "../support/test";

// Sveltia tries its CDN before its own fonts; the page's policy blocks it.
test.use({ allowedMessages: /cdn\.jsdelivr\.net/, timezoneId: "Asia/Kolkata" });

/** What the clinic of the tests has besides its content, so that there is something of everything to change. */
const more = {
	"content/testimonials.yaml": "heading: What patients say\nintro: In their own words.\n",
	"content/mr/booking.yaml": "heading: भेट ठरवा\n",
};

/** The content of the tests' clinic in canonical form, as `npm run format` leaves it. */
function clinicFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), "receptionist-"));
	cpSync("e2e/clinic/content", join(folder, "content"), { recursive: true });
	outputFiles(folder, more);
	for (const file of filesIn(folder, "content").filter(isText)) {
		const path = join(folder, file);
		const text = readFileSync(path, "utf8");
		const page = splitMarkdown(text);
		const yaml = parseYaml(page?.matter ?? text);
		if (file === "content/clinic.yaml") yaml.setIn(["translations"], ["mr"]);
		writeFileSync(path, page ? joinMarkdown(yaml.toText(), page.body) : yaml.toText());
	}
	return folder;
}

/** A photograph of a phone: upright by its orientation alone, with the place where it was taken. */
const fromCamera = async () =>
	sharp(await photograph(3000, 2000))
		.jpeg()
		.withMetadata({ orientation: 6 })
		.withExifMerge({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "18/1 30/1 0/1" } })
		.toBuffer();

test("A receptionist's hour on a phone: each task in at most eight taps, each a commit of the lines that it means", async ({
	page,
}) => {
	test.setTimeout(120_000);
	const content = clinicFolder();
	const folder = mkdtempSync(join(tmpdir(), "editor-"));
	outputFiles(folder, { "out/icon.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>' });
	const backend = hostedBackend({ EDITOR_REPOSITORY: "clinic/site" });
	await exportEditor(process.cwd(), folder, readContentFiles(content).sources, backend, content);
	const editor = await startPreview({ root: join(folder, "out"), mailbox: join(folder, "mailbox") });
	const github = new GitHub(content);
	await github.serve(page);
	// The site, which has another origin.
	let commit = "of-before";
	const headers = { "Access-Control-Allow-Origin": "*" };
	await page.route("**/built.json", (route) => route.fulfill({ json: { commit }, headers }));

	let taps = 0;
	const tap = async (target: Locator) => {
		taps++;
		await target.tap();
	};
	const button = (name: string | RegExp) => page.getByRole("button", { name });
	const field = (path: string) => page.locator(`[data-key-path="${path}"]`).locator("input, textarea").first();
	const fill = async (path: string, value: string) => {
		await tap(field(path));
		await field(path).fill(value);
	};
	const row = (name: string | RegExp) => page.getByRole("row", { name });
	/** Names of buttons have signs around what is inserted. */
	const add = (name: string) => button(new RegExp(`Add \\W?${name}`));
	const save = async () => {
		const { length } = github.commits;
		const list = page.url().replace(/\/entries\/.*/, "");
		await tap(button("Save"));
		await expect.poll(() => github.commits.length).toBe(length + 1);
		await expect(page).toHaveURL(list);
		await expect(button("Save")).toBeHidden();
	};
	/** Counts the taps of a task, from the first screen on, and compares what it has committed. */
	const task = async (changes: unknown[], work: () => Promise<void>) => {
		taps = 0;
		await work();
		expect(taps, "taps").toBeLessThanOrEqual(8);
		expect(github.changesOf(github.head)).toEqual(changes);
		expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
		await page.goto(`${editor.url}/#/collections/every-day`);
		await expect(row("Notices")).toBeVisible();
	};

	try {
		// The link that the code for phones contains.
		const link = Buffer.from(JSON.stringify({ token: "github_pat_1", prefs: {} })).toString("base64");
		await page.goto(`${editor.url}/#/signin/${link}`);
		await button(/^Sign In$/).tap();
		await page.getByText("Every day").tap();
		await expect(row("Notices")).toBeVisible();

		await test.step("the week of Diwali, with a mistake on the way", () =>
			task(["content/clinic.yaml", "+ - { from: 2031-11-10, to: 2031-11-15, reason: Diwali }"], async () => {
				await tap(row("Opening hours and holidays"));
				await tap(add("Date"));
				await fill("closings.2.from", "2031-11-10");
				await fill("closings.2.to", "2031-11-05");
				await fill("closings.2.reason", "Diwali");
				const before = taps;
				await tap(button("Save"));
				await expect(page.getByText("Date 3 › Last date: is before the first date.")).toBeVisible();
				await button("OK").tap();
				await field("closings.2.to").fill("2031-11-15");
				taps = before;
				await save();
			}));

		await test.step("a notice", () =>
			task(
				[
					"content/notices.yaml",
					"+ - text: We are painting. Please ring twice.",
					"+ from: 2031-12-01",
					"+ until: 2031-12-02",
				],
				async () => {
					await tap(row("Notices"));
					await tap(add("Notice"));
					await fill("items.1.text", "We are painting. Please ring twice.");
					await fill("items.1.from", "2031-12-01");
					await fill("items.1.until", "2031-12-02");
					await save();
				},
			));

		await test.step("a price", () =>
			task(
				[
					"content/about-clinic.yaml",
					"- - { service: First visit, charge: ₹400 }",
					"+ - { service: First visit, charge: ₹600 }",
				],
				async () => {
					await tap(row("Charges"));
					await tap(
						page.locator('[data-key-path="charges.items"]').getByRole("button", { name: "Expand", exact: true }),
					);
					await fill("charges.items.0.charge", "₹600");
					await save();
				},
			));

		await test.step("a patient's words, without a picture", () =>
			task(
				[
					"content/testimonials.yaml",
					"+ items:",
					"+ - name: A. K.",
					"+ feedback: The injection hurt for a moment, after that I felt nothing at all.",
					"+ context: A filling, June",
				],
				async () => {
					await tap(row("What patients say"));
					await tap(add("Patient's words"));
					await fill("items.0.name", "A. K.");
					await fill("items.0.feedback", "The injection hurt for a moment, after that I felt nothing at all.");
					await fill("items.0.context", "A filling, June");
					await save();
				},
			));

		await test.step("a sentence in Marathi", () =>
			task(
				[
					"content/mr/booking.yaml",
					"+ paragraph: आम्ही फोन करतो.",
					"+ translation:",
					"+ from:",
					expect.stringMatching(/^\+ paragraph: \w{8}$/),
				],
				async () => {
					await tap(button("Back to Collection List"));
					await tap(page.getByText(/^Translation: Marathi · 1/));
					await tap(row(/^Appointment · 3 to translate/));
					await fill("missing.0.translation", "आम्ही फोन करतो.");
					await save();
				},
			));

		await test.step("a doctor's photograph from the camera", () =>
			task(
				[
					"content/doctors/dr-revati-limaye.yaml",
					"- src: illustrations/dr-revati-limaye.svg",
					"+ src: /photos/img-20311110-1.webp",
					"added content/photos/img-20311110-1.webp",
				],
				async () => {
					await tap(button("Back to Collection List"));
					await tap(page.getByText("Doctors", { exact: true }));
					await tap(row("Dr. Revati Limaye"));
					const portrait = page.locator('[data-key-path="portrait.src"]');
					await scrollIntoView(page.locator('[data-key-path="portrait"]'));
					await tap(portrait.getByRole("button", { name: "Replace" }));
					const files = page.waitForEvent("filechooser");
					await tap(button("Upload"));
					await (await files).setFiles({
						name: "IMG 20311110 (1).JPG",
						mimeType: "image/jpeg",
						buffer: await fromCamera(),
					});
					await tap(button("Insert"));
					await save();
				},
			));
		const saved = sharp(github.head.tree.get("content/photos/img-20311110-1.webp"));
		const { width, height, orientation, exif } = await saved.metadata();
		expect({ width, height, orientation, exif }).toEqual({
			width: 1600,
			height: 2400,
			orientation: undefined,
			exif: undefined,
		});

		await test.step("undo, twice", async () => {
			const [, , , , words, marathi] = github.commits;
			page.on("dialog", (dialog) => dialog.accept());
			for (const before of [marathi, words]) {
				await button("Undo").tap();
				await expect.poll(() => github.head.tree).toEqual(before?.tree);
				await expect(row("Notices")).toBeVisible();
			}
			await expect(page.getByRole("status").filter({ hasText: "Saved." })).toHaveText(
				"Saved. On the site in about 5 minutes.",
			);
		});

		await test.step("what is on the site, in Marathi", async () => {
			commit = github.head.sha;
			await page.getByRole("combobox", { name: "Language of the editor" }).selectOption("mr");
			await expect(page.getByText("सगळे बदल वेबसाइटवर आहेत.")).toBeVisible();
			await row("सूचना").tap();
			await expect(button("सेव्ह करा")).toBeVisible();
		});
	} finally {
		await editor.close();
		for (const made of [content, folder]) rmSync(made, { recursive: true });
	}
});
