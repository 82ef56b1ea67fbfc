import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { startPreview } from "@/scripts/server/preview";
import { clinicProject, runIn } from "../clinic/build";
import { fieldBox, openEntry, save, startEditor } from "../support/editor";
import { expect, test } from "../support/test";
import { desktop, phone } from "../support/windows";

// What is being asked for when an undo loads the page anew does not arrive.
test.use({ allowedMessages: /Failed to fetch/ });

/** The lines that one text has and the other has not, each with its number in its own text. */
function difference(before: string, after: string): { gone: string[]; come: string[] } {
	const [old, now] = [before.split("\n"), after.split("\n")];
	return { gone: old.filter((line) => !now.includes(line)), come: now.filter((line) => !old.includes(line)) };
}

test("A heading, an hour and a notice are changed in the editor, seen on the site, and taken back", async ({
	page,
}) => {
	test.setTimeout(400_000);
	const project = await clinicProject();
	const editor = await startEditor(project.folder);
	const read = (file: string) => readFile(join(project.folder, file), "utf8");
	const [clinicFile, homeFile, noticesFile] = ["content/clinic.yaml", "content/home.yaml", "content/notices.yaml"];
	const [clinic, home, notices] = await Promise.all([clinicFile, homeFile, noticesFile].map(read));
	const asked = new Set<string>();
	page.on("request", (request) => asked.add(new URL(request.url()).origin));
	page.on("dialog", (dialog) => dialog.accept());
	try {
		await test.step("a heading", async () => {
			await page.setViewportSize(desktop.viewport);
			await openEntry(page, editor.url, "pages/entries/home");
			await (await fieldBox(page, "sections.1.title")).fill("Your own dentist");
			await save(page, homeFile);
			expect(difference(home ?? "", await read(homeFile))).toEqual({
				gone: ["    title: Your dentist"],
				come: ["    title: Your own dentist"],
			});
		});

		await test.step("an hour, on a phone", async () => {
			await page.setViewportSize(phone.viewport);
			await openEntry(page, editor.url, "every-day/entries/hours");
			await (await fieldBox(page, "hours.week.0.sessions.1.closes")).fill("21:15");
			const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
			expect(overflow, "pixels beyond the window").toBeLessThanOrEqual(0);
			await save(page, clinicFile);
			const lines = (await read(clinicFile)).split("\n");
			const changed = (clinic ?? "")
				.split("\n")
				.flatMap((line, index) => (line === lines[index] ? [] : [[line, lines[index]]]));
			expect(changed).toEqual([
				['        - { opens: "17:00", closes: "20:30" }', '        - { opens: "17:00", closes: "21:15" }'],
			]);
		});

		await test.step("a notice", async () => {
			await page.setViewportSize(desktop.viewport);
			await openEntry(page, editor.url, "every-day/entries/notices");
			await (await fieldBox(page, "items.0.text")).fill("The lift runs again: come up to the first floor");
			await save(page, noticesFile);
			expect(difference(notices ?? "", await read(noticesFile))).toEqual({
				gone: ["  - text: The lift is being repaired. Please ring below, and we come down to you."],
				come: ['  - text: "The lift runs again: come up to the first floor"'],
			});
		});

		await test.step("the pages", async () => {
			const { status, stdout, stderr } = runIn(project.folder, "scripts/build/build.ts");
			expect(status, stdout + stderr).toBe(0);
			const site = await startPreview({ root: join(project.folder, "out"), mailbox: join(project.folder, ".mailbox") });
			const visitor = await page.context().newPage();
			await visitor.clock.install({ time: new Date("2030-11-05T10:00:00Z") });
			await visitor.goto(site.url);
			await expect(visitor.getByRole("heading", { name: "Your own dentist" })).toBeVisible();
			await expect(visitor.getByRole("contentinfo").getByRole("table").first()).toContainText("9.15 p.m.");
			await expect(visitor.getByText("The lift runs again: come up to the first floor").first()).toBeVisible();
			expect((await visitor.request.get(`${site.url}/admin/`)).status(), "no editor unless asked for").toBe(404);
			await visitor.close();
			await site.close();
		});

		await test.step("undo", async () => {
			const reloaded = page.waitForEvent("load");
			await page.getByRole("button", { name: "Undo last change" }).click();
			await reloaded;
			await expect(page.getByRole("status").filter({ hasText: clinicFile })).toBeVisible();
			await expect.poll(() => read(noticesFile)).toBe(notices);
			await openEntry(page, editor.url, "every-day/entries/notices");
		});

		expect([...asked], "nobody else is asked for anything").toEqual([new URL(editor.url).origin]);
	} finally {
		editor.stop();
		await project.remove();
	}
});
