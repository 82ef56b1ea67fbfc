import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { filesIn } from "@/lib/content/files";
import { loadContent, loadLocales } from "@/lib/content/load";
import { clinicProject, runIn } from "../clinic/build";
import { aarogya, tracesOf } from "../support/new-clinic";
import { copyProject } from "../support/project-copy";
import { everyPage } from "../support/site";

/** A project whose content is a sample: this one, or else the test clinic. */
async function sampleProject() {
	const isSample = loadContent(process.cwd()).clinic.sample;
	const project = isSample ? await copyProject() : await clinicProject();
	// A sample that `npm run new` has moved here would stop it.
	await rm(join(project.folder, "sample"), { recursive: true, force: true });
	return project;
}

test("A new clinic passes the check and builds at once, and its site has no fact of the sample", async () => {
	test.setTimeout(1_200_000);
	const { folder, remove } = await sampleProject();
	const run = (script: string, ...args: string[]) => {
		const { status, stdout, stderr } = runIn(folder, script, { args });
		expect(status, `${script}:\n${stdout}${stderr}`).toBe(0);
		return stdout;
	};
	try {
		const contents = loadLocales(folder);
		const traces = contents.flatMap(tracesOf);
		const languages = contents.flatMap(({ locale: { root, code } }) => (root ? [code] : [])).slice(0, 1);
		const flags = Object.entries(aarogya).flatMap(([flag, answer]) => [`--${flag}`, answer]);
		run("scripts/new/new.ts", ...flags, "--treatments", "all", "--languages", languages[0] ?? "mr", "--yes");
		// The code is the same, so its format and types are checked once a week.
		run(everyPage ? "scripts/test/check.ts" : "scripts/content/check.ts");
		run("scripts/build/build.ts");
		const files = [...filesIn(folder, "out"), ...filesIn(folder, "hosting")];
		expect(files).toContain("out/about/dr-meera-nair/index.html");
		for (const code of languages) expect(files).toContain(`out/${code}/privacyPolicy/index.html`);
		const home = readFileSync(join(folder, "out/index.html"), "utf8");
		expect(home.includes("Aarogya Skin &#x26; Hand Clinic"), "the new clinic's name on its home page").toBe(true);
		for (const file of files) {
			const text = `${file} ${readFileSync(join(folder, file), "utf8")}`;
			for (const trace of traces) expect.soft(text.includes(trace), `${trace} in ${file}`).toBe(false);
		}
	} finally {
		await remove();
	}
});
