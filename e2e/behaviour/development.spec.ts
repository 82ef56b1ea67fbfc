import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFile, copyFile, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { translationFile } from "@/lib/model/content-path";
import { clinicProject } from "../clinic/build";
import { bookingForm, unfoldForm } from "../support/booking";
import { someTreatment, treatment, words } from "../support/site";
import { expect, test } from "../support/test";
import { writeTranslation } from "../support/translation";

test.use({
	// In development the browser renders the not-found page by itself, scripts of the layout among it.
	allowedMessages:
		/Failed to load resource|preloaded using link preload|WebSocket|script tag while rendering|speculation rule set/,
});

/** Starts `npm run dev` in a folder, and waits until it has named its address. */
async function startDevelopment(folder: string) {
	const child = spawn(process.execPath, ["--import", "tsx", "scripts/server/dev.ts"], {
		cwd: folder,
		env: { ...process.env, PORT: "0", HOST: "" },
	});
	let output = "";
	for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
	await expect.poll(() => output, { timeout: 120_000 }).toMatch(/Mailbox +http/);
	return {
		url: /Site +(http:\S+)\//.exec(output)?.[1] ?? "",
		async stop() {
			child.kill("SIGKILL");
			await once(child, "exit");
		},
	};
}

/** Milliseconds that a page may take at its first opening: development compiles it then, beside another test. */
const FIRST_LOAD = 150_000;

const file = `content/treatments/${treatment.menu}/${treatment.slug}.yaml`;

/** The form of a page in development, awake: Send can be pressed. */
async function awakeForm(page: Page) {
	const form = bookingForm(page);
	await unfoldForm(page);
	await expect(form.submit).toBeEnabled({ timeout: 20_000 });
	return form;
}

test("Edits reload, mistakes are listed, and the form reaches the mailbox", async ({ page }) => {
	test.setTimeout(400_000);
	const project = await clinicProject();
	const edit = async (file: string, old: string, text: string) => {
		const before = await readFile(join(project.folder, file), "utf8");
		expect(before).toContain(old);
		await writeFile(join(project.folder, file), before.replace(old, text));
	};
	const development = await startDevelopment(project.folder);
	try {
		const heading = page.getByRole("heading", { level: 1 });
		await test.step("a changed word", async () => {
			await page.goto(development.url + someTreatment, { timeout: FIRST_LOAD });
			await edit(file, "\nheading: ", "\nheading: Edited ");
			await page.reload();
			await expect(heading).toContainText("Edited ");
		});

		await test.step("an address without a page", async () => {
			const answer = await page.goto(`${development.url}/nothing-here/`, { timeout: FIRST_LOAD });
			expect(answer?.status()).toBe(404);
			await expect(heading).toHaveText(words.notFound.heading);
			await page.goto(development.url + someTreatment);
		});

		await test.step("a mistake, and its correction", async () => {
			await edit(file, "\ncta: true", "\ncta: perhaps");
			await page.reload();
			await expect(page.getByRole("listitem")).toHaveText([
				new RegExp(`^${file.replaceAll(".", "\\.")}:\\d+:\\d+ cta: `),
			]);
			await edit(file, "\ncta: perhaps", "\ncta: true");
			// The page reloads itself.
			await expect(heading).toContainText("Edited ", { timeout: 15_000 });
		});

		await test.step("a new picture", async () => {
			const drawing = "illustrations/tooth.svg";
			await copyFile(join(project.folder, "content", drawing), join(project.folder, "content/illustrations/new.svg"));
			await edit(file, `src: ${drawing}`, "src: illustrations/new.svg");
			await page.reload();
			const picture = page.locator('img[src*="/new-"]').first();
			await expect(picture).toHaveJSProperty("complete", true);
			expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
		});

		await test.step("every kind of mistake, and its correction", async () => {
			const path = (name: string) => join(project.folder, name);
			// Never on a connection that is left over: a busy server closes it while the next request is on its way.
			const get = (url: string) => page.request.get(url, { headers: { Connection: "close" } });
			const open = async (address = someTreatment) => {
				const answer = await get(development.url + address);
				return { status: answer.status(), text: await answer.text() };
			};
			/** Opens the page after a change, which makes a mistake, and after it is undone. */
			const expectMistake = async (name: string, change: (old: string) => string, expected: RegExp) => {
				const old = await readFile(path(name), "utf8");
				await writeFile(path(name), change(old));
				const mistaken = await open();
				expect.soft(mistaken.status, name).toBe(500);
				expect.soft(mistaken.text.slice(0, 2000), name).toMatch(expected);
				await writeFile(path(name), old);
				expect.soft((await open()).status, `${name}, corrected`).toBe(200);
			};
			const brand = "content/brand.yaml";
			// Turbopack reads its configuration again for the style while the mistake stands, as after an installation.
			const sheets = await page
				.locator("link[rel=stylesheet]")
				.evaluateAll((all: HTMLLinkElement[]) => all.map(({ href }) => href));
			const style = async () => (await Promise.all(sheets.map(async (href) => (await get(href)).text()))).join();
			const colour = await readFile(path(brand), "utf8");
			await writeFile(path(brand), colour.replace(/clay: .*/, 'clay: "#d9872b"'));
			await appendFile(path("app/styles/globals.css"), ":root { --edited: 1 }\n");
			await expect.poll(style).toContain("--edited");
			expect((await open()).text).toContain("colours.clay: #d9872b and white");
			await writeFile(path(brand), colour);
			await page.reload();
			await expect(heading).toContainText("Edited ");
			await writeFile(path(brand), colour.replace(/clay: .*/, 'clay: "#a3245d"'));
			await page.reload();
			await expect(page.locator("html")).toHaveCSS("--color-clay", "#a3245d");

			for (const [name, old, text, expected] of [
				[brand, "mark: brand/mark.svg", "mark: brand/none.svg", /brand\.yaml:\d+:\d+ mark: /],
				["content/clinic.yaml", /^name: /m, 'name: "', /clinic\.yaml:\d+:\d+ not valid YAML/],
				[file, "src: illustrations/new.svg", "src: illustrations/none.svg", /banner\.src: there is no file/],
				["content/illustrations/new.svg", "</svg>", "", /\.yaml:\d+:\d+ banner\.src: /],
			] as const) {
				await expectMistake(name, (before) => before.replace(old, text), expected);
			}

			// A typeface that is installed corrects a mistake without a change of the content.
			const typefaces = path("node_modules/@fontsource-variable");
			await edit(brand, "@fontsource-variable/figtree", "@fontsource-variable/another");
			expect((await open()).text).toMatch(/typefaces\.text\.package: .*another/);
			await mkdir(join(typefaces, "another/files"), { recursive: true });
			const letters = "latin-wght-normal.woff2";
			await copyFile(
				join(typefaces, `figtree/files/figtree-${letters}`),
				join(typefaces, `another/files/another-${letters}`),
			);
			expect((await open()).status).toBe(200);

			// A language is added and taken away without a restart, as are files.
			expect((await open(`/mr${someTreatment}`)).status).toBe(404);
			await edit("content/clinic.yaml", "\nlanguage: ", "\ntranslations: [mr]\nlanguage: ");
			writeTranslation(project.folder);
			// Next looks up the languages again after it has answered.
			const translated = async () => (await open(`/mr${someTreatment}`)).status;
			await expect.poll(translated).toBe(200);
			await expectMistake(
				translationFile(file, "mr"),
				(old) => `${old}more: "`,
				/content\/mr\/.* no valid gettext file/,
			);
			await edit("content/clinic.yaml", "\ntranslations: [mr]", "");
			await expect.poll(translated).toBe(404);
			await rename(path(file), path("content/moved.yaml"));
			expect((await open()).text).toMatch(/navigation\.yaml:\d+:\d+ menus/);
			await rename(path("content/moved.yaml"), path(file));
			expect((await open()).status).toBe(200);
			await page.goto(development.url + someTreatment);
		});

		await test.step("the form and its mailbox", async () => {
			const form = await awakeForm(page);
			const sent = await form.fillInRequest();
			await form.send();

			await page.goto(`${development.url}/mailbox/`);
			await expect(page.getByRole("cell", { name: sent.user_name })).toBeVisible();
		});
		// An open page would log that the server has stopped.
		await page.goto("about:blank");
	} finally {
		await development.stop();
		await project.remove();
	}
});
