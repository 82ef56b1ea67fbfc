import { closestMatch } from "leven";
import * as z from "zod";
import { clinic } from "@/lib/content/schema/clinic";
import { doctor } from "@/lib/content/schema/doctor";
import { fieldSchema } from "./field-schema";
import { slugOf } from "./names";
import type { Question } from "./questions";

/** The first word of a name, if it is short enough to stand beside the mark. */
const shortName = (name = "") => {
	const words = name.split(/\s+/);
	const [first = ""] = /^(the|dr\.?)$/i.test(words[0] ?? "") ? words.slice(1) : words;
	return first.length <= 20 ? first : "";
};

/** What `--treatments` says: the menus of the sample whose treatments are kept. */
export function chosenMenus(answer: string, menus: string[]): string[] {
	if (answer === "all") return menus;
	if (answer === "none") return [];
	return answer.split(",").map((slug) => slug.trim());
}

function unknownMenu(answer: string, menus: string[]): string | undefined {
	const unknown = chosenMenus(answer, menus).find((slug) => !menus.includes(slug));
	if (unknown === undefined) return undefined;
	const near = closestMatch(unknown, menus);
	return `there is no menu ${unknown}${near ? `; did you mean ${near}?` : ""} There are ${menus.join(", ")}`;
}

/**
 * What a new clinic is asked.
 * @param menus the slugs of the sample's menus of treatments
 */
export function clinicQuestions(menus: string[]): Question[] {
	const fact = (...path: string[]) => fieldSchema(clinic, ...path);
	return [
		{ flag: "name", ask: "Name of the clinic", schema: fact("name") },
		{
			flag: "short-name",
			ask: "Short name beside the logo, at most 20 characters",
			schema: fact("wordmark"),
			otherwise: ({ name }) => shortName(name),
		},
		{ flag: "tagline", ask: "What the clinic does, in at most 80 characters", schema: fact("tagline") },
		{
			flag: "kind",
			ask: "Kind of clinic: MedicalClinic, Dentist, Hospital, Physician or MedicalBusiness",
			schema: fact("kind"),
			otherwise: () => "MedicalClinic",
		},
		{ flag: "street", ask: "House and street", schema: fact("address", "street") },
		{
			flag: "locality",
			ask: "Part of the town",
			schema: fact("address", "locality"),
		},
		{ flag: "city", ask: "City", schema: fact("address", "city") },
		{ flag: "region", ask: "State", schema: fact("address", "region") },
		{ flag: "pin", ask: "PIN code", schema: fact("address", "postalCode") },
		{ flag: "phone", ask: "Telephone, such as +91 98765 43210", schema: fact("phone") },
		{ flag: "email", ask: "E-mail address", schema: fact("email") },
		{ flag: "whatsapp", ask: "Number that has WhatsApp", schema: fact("whatsapp", "number").optional() },
		{
			flag: "site",
			ask: "Address of the site",
			schema: fact("site"),
			otherwise: () => "https://www.clinic.example",
		},
		{
			flag: "doctor",
			ask: "Name of a doctor, such as Dr. Asha Rao",
			schema: fieldSchema(doctor, "name"),
			refuse: (name) => (slugOf(name) ? undefined : "the page's address needs a name in Latin letters"),
		},
		{ flag: "degrees", ask: "Degrees of the doctor, such as MBBS, MS", schema: fieldSchema(doctor, "degrees") },
		{
			flag: "treatments",
			ask: `Treatments of the sample to keep: all, none, or menus${menus.length > 0 ? ` (${menus.join(",")})` : ", by their slugs"}`,
			schema: z.string(),
			otherwise: () => "none",
			refuse: (answer) => unknownMenu(answer, menus),
		},
	];
}
