import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Locator, Page } from "@playwright/test";
import { readContent } from "@/lib/content/load";
import { ContentError } from "@/lib/content/problem";
import { editorServer } from "@/scripts/editor/editor-server";
import { expect } from "./test";

/** Serves the editor of a project's folder by itself, without the site. */
export async function startEditor(folder: string) {
	const check = async () => {
		const { problems } = readContent(folder);
		return problems.length > 0 ? new ContentError(problems) : undefined;
	};
	const answer = editorServer(folder, check);
	const server = createServer((req, res) => {
		answer(req, res).catch((error: Error) => res.writeHead(500).end(error.stack));
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/admin/`,
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

/**
 * The box of a field in the open form, by its path in the file, such as `hours.week.0.from`. What is folded above it is
 * opened, from the outside in, as somebody does who looks for it.
 */
export async function fieldBox(page: Page, path: string): Promise<Locator> {
	const field = (part: string) => page.locator(`[data-key-path="${part}"]`);
	const box = field(path).locator("input, textarea").first();
	const parts = path.split(".");
	for (let length = 1; length < parts.length; length++) {
		if (await box.isVisible()) break;
		const outer = field(parts.slice(0, length).join(".")).first();
		if ((await outer.count()) === 0) continue;
		const next = parts[length] ?? "";
		const entry = /^\d+$/.test(next) ? outer.locator(".item").nth(Number(next)) : outer;
		const folded = entry.locator('button[aria-expanded="false"][aria-controls]').first();
		if (await folded.isVisible()) await folded.click();
	}
	await expect(box).toBeVisible();
	return box;
}

/** Saves the open form, and waits until the page says that the file was written. */
export async function save(page: Page, file: string): Promise<void> {
	const saved = page.getByRole("complementary", { name: "Saved changes" }).getByRole("status");
	const before = await saved.textContent();
	await page.getByRole("button", { name: "Save" }).click();
	await expect(saved).toContainText(file);
	expect(before).not.toBeNull();
	await expect(page.getByRole("button", { name: "Save" })).toBeHidden();
}
