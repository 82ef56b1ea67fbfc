import * as z from "zod";
import { bodyRegions } from "../body-regions";
import { shortNumber } from "./address-fields";
import { withRole } from "./field-roles";
import { searchWords } from "./search";
import { description, list, optionalList, shortText, slug, text } from "./shared";

/** Danger signs by whom to turn to, the gravest first. */
export const dangerSignFields = (longest: number) => ({
	ambulance: shortText(longest).optional().describe("What to call the ambulance for."),
	hospital: shortText(longest).optional().describe("What to go to an emergency department for, the same day."),
	call: shortText(longest).optional().describe("What to ring the clinic for."),
});

/** A danger to life or limb: what people type and where they point, and the answer above everything else. */
const alarm = z.strictObject({
	id: slug.describe("Its name: heart."),
	words: searchWords,
	unless: searchWords
		.meta({ title: "Harmless words" })
		.describe("Words beside which its own mean something harmless: scar for stroke, ivy for poison."),
	at: optionalList(z.enum(bodyRegions))
		.meta({ title: "Where on the body" })
		.describe("The regions of the body whose lists open with it."),
	say: shortText(160).describe("The signs and what to do, in one or two sentences: Pain in the chest: {ambulance}."),
	call: list(withRole("call", slug))
		.default(["ambulance"])
		.describe(
			"Whom to call, the first first: ambulance, police, a helpline, or a hospital by its id in content/clinic.yaml.",
		),
});

const figure = z.strictObject({
	words: text.describe("As texts have it: at least 20 minutes."),
	minutes: z.int().positive().optional().describe("Only if a step counts them with a timer, or texts name them: 20."),
});

/**
 * Emergency numbers and first-aid figures. Each figure and helpline is a token, such as `{cooling}`, for the texts of
 * treatments and guides.
 */
export const emergency = z
	.strictObject({
		heading: text.describe("The name of the page and of its entries in menus, such as: In an emergency."),
		intro: text,
		description,
		ambulance: z.strictObject({
			number: shortNumber,
			other: shortNumber.optional().describe("An alternative number, also for the police: the token {police}."),
			label: text,
			otherLabel: text.optional().describe("What the second number is for: police, fire and ambulance."),
			inText: text.describe("The value of the token {ambulance} in texts: {number} (or {other})."),
		}),
		afterOperation: z
			.strictObject({
				entry: shortText(40).describe("After an operation here."),
				first: shortText(60).describe(
					"What to do first, for the list: Bleeding, breath, chest pain? Call {ambulance}.",
				),
				when: shortText(60).describe("How long they hold: On any day, for three months."),
				...z.object(dangerSignFields(280)).required().shape,
				more: text.describe("What leads to the signs of each operation: Each page says more:"),
			})
			.optional()
			.describe(
				"Danger signs after any operation: on the page for emergencies, which links to those of each operation, and on top of each sheet for the time after one.",
			),
		somethingElse: z
			.strictObject({ entry: shortText(40), first: shortText(120) })
			.optional()
			.describe(
				"The last entry of the list, which calls the ambulance: Something else, or not sure? Call {ambulance}.",
			),
		alarms: optionalList(alarm).describe("What can kill within a day, whether or not the clinic treats it."),
		helplines: z
			.record(slug, z.strictObject({ number: shortNumber, label: text }))
			.default({})
			.describe("Other short numbers, by token."),
		figures: z.record(slug, figure).default({}).describe("First-aid figures, by token."),
	})
	.superRefine(({ alarms, ambulance, helplines, figures }, context) => {
		for (const [index, { id }] of alarms.entries()) {
			if (alarms.findIndex((earlier) => earlier.id === id) === index) continue;
			context.addIssue({ code: "custom", message: `another alarm has the id ${id}`, path: ["alarms", index, "id"] });
		}
		const braces = [...ambulance.inText.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name);
		if (braces.some((name) => name !== "number" && !(name === "other" && ambulance.other))) {
			const message = `may contain {number}${ambulance.other ? " and {other}" : ""} but no other braces`;
			context.addIssue({ code: "custom", message, path: ["ambulance", "inText"] });
		}
		const reserved = ["city", "ambulance", "police"];
		const taken = [...reserved, ...Object.keys(helplines)];
		for (const token of Object.keys(helplines).filter((name) => reserved.includes(name))) {
			context.addIssue({ code: "custom", message: "another token has this name", path: ["helplines", token] });
		}
		for (const token of Object.keys(figures).filter((name) => taken.includes(name))) {
			context.addIssue({ code: "custom", message: "another token has this name", path: ["figures", token] });
		}
	});

export type Emergency = z.infer<typeof emergency>;

/** The ambulance's numbers and those of the helplines, such as 108. */
export const emergencyNumbers = ({ ambulance, helplines = {} }: Partial<Emergency> = {}): string[] =>
	[ambulance?.number, ambulance?.other, ...Object.values(helplines).map(({ number }) => number)].flatMap(
		(number) => number ?? [],
	);
