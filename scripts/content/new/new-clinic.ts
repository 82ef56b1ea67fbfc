import { contentOf } from "@/lib/content/content-of";
import { todayInIndia } from "@/lib/hours/india";
import { beginClinic, sampleToReplace } from "./begin-clinic";
import type { NewClinic } from "./clinic-pages";
import { chosenMenus, clinicQuestions } from "./clinic-questions";
import { treatmentMenus } from "./kept-treatments";
import { type Asked, agreed, answersTo, type Question } from "./questions";

/** The questions of a new clinic, where `content/` is the sample; those of any other where it is not. */
export const clinicHelp = (): Question[] => clinicQuestions([]);

/**
 * Asks about a new clinic and begins it.
 * @returns what was done and what to do next
 * @throws {Refusal} with what has to be mended first; nothing is changed then
 */
export async function newClinic(root: string, asked: Asked): Promise<string> {
	const sources = sampleToReplace(root);
	const menus = treatmentMenus(contentOf(sources));
	const answers = await answersTo(clinicQuestions(menus), asked);
	if (
		asked.terminal &&
		!asked.yes &&
		!(await agreed("Move the sample to sample/ and begin your clinic in content/?"))
	) {
		return "Nothing was changed.";
	}
	const needed = (flag: string) => answers[flag] ?? "";
	const clinic: NewClinic = {
		name: needed("name"),
		wordmark: needed("short-name"),
		tagline: needed("tagline"),
		kind: needed("kind") as NewClinic["kind"],
		street: needed("street"),
		locality: answers.locality,
		city: needed("city"),
		region: answers.region,
		pin: answers.pin,
		phone: needed("phone"),
		email: needed("email"),
		whatsapp: answers.whatsapp,
		site: needed("site"),
		doctor: needed("doctor"),
		degrees: needed("degrees"),
		menus: chosenMenus(needed("treatments"), menus),
		today: todayInIndia(new Date()),
	};
	await beginClinic(root, sources, clinic);
	return `content/ is now that of ${clinic.name}; the sample stands in sample/, which you can delete when you like.
npm run dev         shows the site as you edit it; docs/content.md says what is where
npm run check:live  lists what is still invented or missing`;
}
