import { cp, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { filesIn, isText } from "@/lib/content/files";
import { addDays } from "@/lib/hours/calendar";
import { todayInIndia } from "@/lib/hours/india";

type Json = Record<string, unknown>;

/** The exception that the other clinic announces: it begins in a week. */
export function comingException() {
	const from = addDays(todayInIndia(new Date()), 7);
	return { from, to: addDays(from, 2), reason: "Diwali" };
}

async function change(folder: string, file: string, edit: (data: Json) => void): Promise<void> {
	const path = join(folder, file);
	const data = parse(await readFile(path, "utf8")) as Json;
	edit(data);
	await writeFile(path, stringify(data));
}

/** Replaces a text in every YAML and Markdown file of the content. */
async function replaceEverywhere(folder: string, old: RegExp, text: string): Promise<void> {
	for (const name of filesIn(folder, "content").filter(isText)) {
		const path = join(folder, name);
		await writeFile(path, (await readFile(path, "utf8")).replace(old, text));
	}
}

/**
 * Makes the sample content another clinic's, as far as menus, hours and ways to reach it go: a menu with an ampersand
 * and Devanagari, others renamed, a page that has left its menu, two sessions a day, hours past midnight, a closed day,
 * an exception, a landline, and neither WhatsApp nor emergencies.
 * @param folder a copy of the project
 */
export async function makeAnotherClinics(folder: string): Promise<void> {
	const treatments = join(folder, "content/treatments");
	await rename(join(treatments, "minor-surgery"), join(treatments, "skin-&-minor"));
	await replaceEverywhere(folder, /(?<!plates\/[\w/-]*)\bminor-surgery\b/g, "skin-&-minor");
	await change(folder, "content/navigation.yaml", (navigation) => {
		for (const menu of navigation.menus as Json[]) {
			if (menu.slug === "skin-&-minor") menu.label = "त्वचा & Minor";
			if (menu.slug === "about") menu.label = "आमच्याविषयी";
			if (menu.slug === "gallery") menu.items = (menu.items as Json[]).filter(({ label }) => label === "Videos");
		}
	});
	await change(folder, "content/clinic.yaml", (clinic) => {
		delete clinic.whatsapp;
		delete clinic.emergencies;
		clinic.phone = "+91 20 2567 1234";
		clinic.social = [
			{ label: "YouTube", network: "youtube", url: "https://www.youtube.com/@clinic.example" },
			{ label: "Practo", network: "other", url: "https://www.practo.com/clinic.example" },
		];
		clinic.hours = {
			week: [
				{
					from: "Monday",
					to: "Friday",
					sessions: [
						{ opens: "10:00", closes: "13:00" },
						{ opens: "17:00", closes: "20:00" },
					],
				},
				{ from: "Saturday", sessions: [{ opens: "18:00", closes: "01:00", nextDay: true }] },
			],
			exceptions: [comingException()],
		};
	});
	await change(folder, "content/treatments/hand-surgery/hand-lumps.yaml", (treatment) => {
		const { sections } = treatment.details as { sections: Json[] };
		for (const [index, heading] of ["हाताची गाठ म्हणजे काय?", "कोणासाठी?"].entries()) {
			Object.assign(sections[index] ?? {}, { subHeading: heading });
		}
	});
	await cp("tests/fixtures/drawings/inkscape.svg", join(folder, "content/plates/inkscape.svg"));
	await change(folder, "content/treatments/hand-surgery/accident-cuts.yaml", (treatment) => {
		treatment.banner = { src: "plates/inkscape.svg", alt: "A drawing made with Inkscape" };
	});
}
