import type { Locator, Page } from "@playwright/test";
import { readContent } from "@/lib/content/load";
import { ContentError } from "@/lib/content/problem";
import { editorServer } from "@/scripts/editor/editor-server";
import { createServer, listen } from "@/scripts/server/listen";
import { expect } from "./test";

/** Serves the editor of a project's folder by itself, without the site. */
export async function startEditor(folder: string) {
	const check = async () => {
		const { problems } = readContent(folder);
		return problems.length > 0 ? new ContentError(problems) : undefined;
	};
	// Tests save faster than people do: each file is a change of its own.
	const server = createServer(editorServer(folder, check, { together: 0 }));
	const origin = await listen(server, 0);
	return {
		url: `${origin}/admin/`,
		stop() {
			server.close();
			server.closeAllConnections();
		},
	};
}

/** Opens an entry's form; the first time, the editor reads the content before it shows anything. */
export async function openEntry(page: Page, url: string, entry: string): Promise<void> {
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
 * The box of a field in the open form, by its path in the file, such as `hours.week.0.from`. What is folded around it is
 * unfolded from the outside in, as by somebody who looks for it.
 */
export async function fieldBox(page: Page, path: string): Promise<Locator> {
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
		await expect(box).toBeVisible({ timeout: 500 });
	}).toPass({ timeout: 40_000 });
	return box;
}

/** Saves the open form, and waits until the file is written and the page says so. */
export async function save(page: Page, file: string): Promise<void> {
	const written = page.waitForResponse(
		(answer) => answer.request().method() === "PUT" && answer.url().endsWith(encodeURIComponent(file)),
	);
	await page.getByRole("button", { name: "Save" }).click();
	expect((await written).status()).toBe(200);
	await expect(page.getByRole("button", { name: "Save" })).toBeHidden();
	await expect(page.getByRole("complementary", { name: "Saved changes" }).getByRole("status")).toContainText(file);
}
