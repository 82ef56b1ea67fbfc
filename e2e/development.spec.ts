import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { bookingForm, fillIn, validRequest } from "./support/booking";
import { copyProject } from "./support/project-copy";
import { expect, test } from "./support/test";

test.skip(({ isMobile }) => isMobile, "one size shows it");
test.use({ allowedMessages: /Failed to load resource|EmailJSResponseStatus/ });

const warts = "content/treatments/minor-surgery/warts.yaml";

/** Starts `npm run dev` in a folder, and waits until it has named its address. */
async function startDevelopment(folder: string) {
	const child = spawn(process.execPath, ["--import", "tsx", "scripts/development/dev.ts"], {
		cwd: folder,
		env: { ...process.env, PORT: "0", HOST: "", NODE_ENV: "development" },
	});
	let said = "";
	for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += chunk));
	await expect.poll(() => said, { timeout: 60_000 }).toMatch(/Mailbox +http/);
	return {
		url: /Site +(http:\S+)\//.exec(said)?.[1] ?? "",
		async stop() {
			child.kill("SIGKILL");
			await once(child, "exit");
		},
	};
}

/** The form of a page in development, awake: Send can be pressed. */
async function awakeForm(page: Page) {
	const form = bookingForm(page);
	await expect(form.submit).toBeEnabled({ timeout: 20_000 });
	return form;
}

test("The site follows its files as they are edited, names mistakes in them, and sends its form to the mailbox", async ({
	page,
}) => {
	test.setTimeout(180_000);
	const project = await copyProject();
	const edit = async (file: string, old: string, text: string) => {
		const before = await readFile(join(project.folder, file), "utf8");
		expect(before).toContain(old);
		await writeFile(join(project.folder, file), before.replace(old, text));
	};
	const development = await startDevelopment(project.folder);
	try {
		const heading = page.getByRole("heading", { level: 1 });
		await test.step("a changed word", async () => {
			await page.goto(`${development.url}/minor-surgery/warts/`, { timeout: 60_000 });
			await edit(warts, "\nheading: ", "\nheading: Edited ");
			await page.reload();
			await expect(heading).toHaveText(/^Edited /);
		});

		await test.step("a mistake, and its mend", async () => {
			await edit(warts, "\ncta: true", "\ncta: perhaps");
			await page.reload();
			await expect(page.getByRole("listitem")).toHaveText([new RegExp(`^${warts}:\\d+ cta: `)]);
			await edit(warts, "\ncta: perhaps", "\ncta: true");
			// The page asks again by itself.
			await expect(heading).toHaveText(/^Edited /, { timeout: 15_000 });
		});

		await test.step("a new picture", async () => {
			const plates = join(project.folder, "content/plates");
			await copyFile(join(plates, "minor-surgery/warts.svg"), join(plates, "minor-surgery/new.svg"));
			await edit(warts, "src: plates/minor-surgery/warts.svg", "src: plates/minor-surgery/new.svg");
			await page.reload();
			const picture = page.locator('img[src*="/minor-surgery/new-"]').first();
			await expect(picture).toHaveJSProperty("complete", true);
			expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
		});

		await test.step("the form, and a failure chosen in the mailbox", async () => {
			await page.goto(`${development.url}/BookingAppointment/`, { timeout: 60_000 });
			const form = await awakeForm(page);
			const sent = validRequest();
			await fillIn(form, sent);
			await form.submit.click();
			await expect(form.success).toBeVisible();

			await page.goto(`${development.url}/mailbox/`);
			await expect(page.getByRole("cell", { name: sent.user_name })).toBeVisible();
			await page.getByLabel("Answer to requests").selectOption("500");
			await page.getByRole("button", { name: "Set" }).click();
			await page.goto(`${development.url}/minor-surgery/warts/`);
			const again = await awakeForm(page);
			await fillIn(again, validRequest());
			// The limit on requests of ten seconds.
			await expect(async () => {
				await again.submit.click();
				await expect(again.failure).toBeVisible({ timeout: 3_000 });
			}).toPass({ timeout: 30_000 });
		});
		// An open page would complain that the server has gone.
		await page.goto("about:blank");
	} finally {
		await development.stop();
		await project.remove();
	}
});
