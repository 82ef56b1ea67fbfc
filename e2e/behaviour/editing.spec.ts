import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { filesIn, isText } from "@/lib/content/files";
import { parseYaml } from "@/lib/content/yaml-document";
import { editorServer } from "@/scripts/editor/editor-server";
import { createServer, listen } from "@/scripts/server/listen";
import { desktop, expect, phone, test } from "../support/test";

const clinic = "e2e/clinic";

// Sveltia tries its CDN before its own fonts, and GitHub's status page; the policy blocks both. The icon is the site's.
test.use({ allowedMessages: /cdn\.jsdelivr\.net|www\.githubstatus\.com|\/icon\.svg/ });

/** Serves the editor by itself, without the site, on the content in a folder. */
async function startEditor(folder: string) {
	const server = createServer(editorServer(process.cwd(), folder));
	const origin = await listen(server, 0);
	return {
		url: `${origin}/admin/`,
		stop() {
			server.close();
			server.closeAllConnections();
		},
	};
}

/**
 * Opens the editor in its local mode, on a copy of the content in the browser's own file system: tests cannot use the
 * dialog that asks for a folder. Handles of this file system are the same as those of a folder on the disk.
 */
async function openEditor(page: Page, url: string, folder: string): Promise<void> {
	const files = filesIn(folder, "content").filter(isText);
	const texts = files.map((file) => [file, readFileSync(join(folder, file), "utf8")] as const);
	await page.addInitScript(() => {
		Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
	});
	await page.goto(url);
	await page.evaluate(async (given) => {
		const root = await navigator.storage.getDirectory();
		// Sveltia accepts only the folder of a repository.
		await root.getDirectoryHandle(".git", { create: true });
		for (const [file, text] of given) {
			const names = file.split("/");
			let parent = root;
			for (const name of names.slice(0, -1)) parent = await parent.getDirectoryHandle(name, { create: true });
			const handle = await parent.getFileHandle(names.at(-1) ?? "", { create: true });
			const writable = await handle.createWritable();
			await writable.write(text);
			await writable.close();
		}
	}, texts);
	await page.getByRole("button", { name: "Work with Local Repository" }).click();
	await expect(page.getByRole("button", { name: "Work with Local Repository" })).toBeHidden({ timeout: 60_000 });
}

/** The text of a file as the editor has saved it. */
const savedText = (page: Page, file: string): Promise<string> =>
	page.evaluate(async (path) => {
		const names = path.split("/");
		let parent = await navigator.storage.getDirectory();
		for (const name of names.slice(0, -1)) parent = await parent.getDirectoryHandle(name);
		return (await (await parent.getFileHandle(names.at(-1) ?? "")).getFile()).text();
	}, file);

/** Opens an entry's form. */
async function openEntry(page: Page, url: string, entry: string): Promise<void> {
	await page.goto(`${url}#/collections/${entry}`);
	await expect(page.getByRole("button", { name: "Save" })).toBeVisible({ timeout: 60_000 });
}

/** Brings a part of the form into view, where the editor fills it, and unfolds it. */
async function unfold(part: Locator): Promise<void> {
	await part.evaluate((element) => element.scrollIntoView({ block: "center" }));
	const folded = part.locator('button[aria-expanded="false"][aria-controls]').first();
	if (await folded.isVisible()) await folded.click();
}

/**
 * The box of a field in the open form, by its path in the file, such as `hours.week.0.from`. Unfolds
 * what contains it, from the outside in.
 */
async function fieldBox(page: Page, path: string): Promise<Locator> {
	const field = (name: string) => page.locator(`[data-key-path="${name}"]`).first();
	const box = field(path).locator("input, textarea").first();
	const parts = path.split(".");
	await expect(async () => {
		for (let length = 1; length <= parts.length && !(await box.isVisible()); length++) {
			const outer = field(parts.slice(0, length).join("."));
			if ((await outer.count()) === 0) continue;
			await unfold(outer);
			const entries = outer.locator(".item-list").first().locator(":scope > .item-wrapper");
			const entry = entries.nth(Number(parts[length]));
			if (/^\d+$/.test(parts[length] ?? "") && (await entry.count()) > 0) await unfold(entry);
		}
		if (!(await box.isVisible())) throw new Error(`${path} is still folded.`);
	}).toPass();
	return box;
}

/** Saves the open form, and waits until the editor is back at the list of entries. */
async function save(page: Page): Promise<void> {
	const list = page.url().replace(/\/entries\/.*/, "");
	await page.getByRole("button", { name: "Save" }).click();
	await expect(page).toHaveURL(list);
}

/** The lines that differ between two texts with as many lines, as pairs. */
function changedLines(before: string, after: string): (string | undefined)[][] {
	const now = after.split("\n");
	const pairs = before.split("\n").map((line, index) => [line, now[index]]);
	expect(now.length, "lines").toBe(pairs.length);
	return pairs.filter(([line, other]) => line !== other);
}

test("Saving in the editor changes only the edited line, keeps comments and refuses mistakes", async ({ page }) => {
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

		const notices = "content/notices.yaml";
		const unsaved = await savedText(page, notices);
		await openEntry(page, editor.url, "every-day/entries/notices");
		const [text, until] = [await fieldBox(page, "items.0.text"), await fieldBox(page, "items.0.until")];
		await until.fill("2030-11-03");
		await page.getByRole("button", { name: "Save" }).click();
		await expect(page.getByText("Notice 1 › Last date: is before from, 2030-11-04")).toBeVisible();
		await page.getByRole("button", { name: "OK" }).click();
		await until.fill("2030-11-06");
		await text.fill("");
		await page.getByRole("button", { name: "Save" }).click();
		await expect(page.locator('[data-key-path="items.0.text"]').getByRole("alert").first()).toBeVisible();
		expect(await savedText(page, notices), "mistakes are not saved").toBe(unsaved);
		await text.fill("The lift runs again: come up to the first floor");
		await save(page);
		expect(changedLines(canonical(notices), await savedText(page, notices))).toEqual([
			[
				"  - text: The lift is being repaired. Please ring below, and we come down to you.",
				'  - text: "The lift runs again: come up to the first floor"',
			],
		]);

		await page.setViewportSize(phone.viewport);
		await edit("every-day/entries/clinic", "hours.week.0.sessions.1.closes", "21:15");
		const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
		expect(overflow, "pixels beyond the window").toBeLessThanOrEqual(0);
		expect(changedLines(canonical("content/clinic.yaml"), await savedText(page, "content/clinic.yaml"))).toEqual([
			['        - { opens: "17:00", closes: "20:30" }', '        - { opens: "17:00", closes: "21:15" }'],
		]);

		const file = "content/treatments/teeth-&-gums/root-canal.yaml";
		await page.goto(`${editor.url}#/collections/treatments-teeth---gums`);
		await page.getByText("Root Canal", { exact: true }).click();
		await (await fieldBox(page, "menuLine")).fill("When a tooth throbs");
		await save(page);
		expect(changedLines(canonical(file), await savedText(page, file))).toEqual([
			["menuLine: When the inside of a tooth is inflamed", "menuLine: When a tooth throbs"],
		]);

		expect([...origins], "nothing is loaded from elsewhere").toEqual([new URL(editor.url).origin]);
	} finally {
		editor.stop();
	}
});
