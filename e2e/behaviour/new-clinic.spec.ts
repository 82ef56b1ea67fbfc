import { join } from "node:path";
import { loadContent } from "@/lib/content/load";
import { writeClinic } from "@/scripts/new/clinic";
import { copyTemplate } from "@/scripts/new/kinds";
import { startPreview } from "@/scripts/server/preview";
import { clinicProject, runIn } from "../clinic/build";
import { copyProject } from "../support/project-copy";
import { expect, test } from "../support/test";

const answers = {
	...{ name: "Ashwini Dental & Jaw Clinic", "short-name": "Ashwini", tagline: "Teeth, gums and jaws", kind: "Dentist" },
	...{ street: "12 Temple Road", city: "Pune", site: "https://ashwini.github.io/clinic/", phone: "+91 20 5550 1234" },
	...{ "doctor-name": "Dr. Ashwini Kulkarni", degrees: "MDS", languages: "mr" },
	...{ locality: undefined, region: undefined, pin: undefined, email: undefined, whatsapp: undefined },
};

test("A new clinic, and what the templates add to it, is a site", async ({ page }) => {
	test.setTimeout(600_000);
	const { folder, remove } = loadContent(process.cwd()).clinic.sample ? await copyProject() : await clinicProject();
	await writeClinic(folder, answers);
	copyTemplate(folder, "doctor", "dr-lakshmi-iyer");
	copyTemplate(folder, "article", "milk-teeth");
	const { status, stdout, stderr } = runIn(folder, "scripts/pipeline/build.ts");
	expect(status, stdout + stderr).toBe(0);
	const preview = await startPreview({ root: join(folder, "out"), mailbox: join(folder, ".mailbox") });
	await page.goto(preview.url);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(answers.name);
	await page.goto(`${preview.url}/articles/`);
	await page.getByRole("main").getByRole("link", { name: "Milk teeth" }).click();
	await expect(page.getByRole("main")).toContainText("Your text goes here.");
	await preview.close();
	await remove();
});
