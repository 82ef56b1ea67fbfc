import * as z from "zod";
import { anchor } from "../../text/markdown";
import { activities, criteria, type Topic, topics } from "../topics";
import { withRole } from "./field-roles";
import {
	flag,
	guidePartId,
	hospital,
	limited,
	list,
	markdown,
	optionalList,
	picture,
	sample,
	shortText,
	text,
} from "./shared";

const lead = shortText(90).optional().describe("The section's main fact, in a line below its heading.");

const common = {
	text: markdown.optional(),
	images: z.array(picture).optional(),
	advice: z.array(guidePartId).optional().describe("Sections of guides that this page shows in full, by id."),
	guides: z.array(guidePartId).optional().describe("Sections of guides that apply here and are linked, by id."),
};

/** A table cell: a few words, which may have a citation. */
const cell = limited(markdown, { max: 150 });

const rank = z.int().min(1).max(4).optional();

const option = z.strictObject({
	name: shortText(60),
	nothing: flag.describe("Marks the row for no treatment."),
	elsewhere: flag.describe("Not offered by this clinic; listed for completeness."),
	suits: cell.describe("For whom."),
	anaesthesia: cell,
	recovery: cell,
	returns: cell.describe("How often it recurs, or how it develops."),
	ranks: z
		.strictObject({
			scar: rank.describe("The least scar is 1."),
			operation: rank.describe("No operation is 1; a needle or a small procedure comes before an operation."),
			work: rank.describe("The soonest back at work is 1."),
			cost: rank.describe("The least cost is 1."),
		})
		.default({})
		.describe(
			"Its place, 1 to 4, for readers to whom one thing matters most, as far as the page supports an order; ties are allowed, an option without a rank comes last.",
		),
});

const options = list(option, { min: 2 })
	.refine((rows) => rows.filter(({ nothing }) => nothing).length === 1, {
		error: "one row must be marked nothing: true, to say what happens without treatment",
	})
	.superRefine((rows, context) => {
		for (const criterion of criteria) {
			const given = rows.flatMap(({ ranks }) => ranks[criterion] ?? []);
			if (given.includes(1) && given.some((rank) => rank > 1)) continue;
			const path = [rows.findIndex(({ ranks }) => ranks[criterion]), "ranks", criterion];
			const message = "one option needs the rank 1, and another a higher one";
			if (given.length > 0) context.addIssue({ code: "custom", message, path });
		}
	});

/** When an activity is possible again. */
const answer = z.strictObject({
	from: z
		.int()
		.min(0)
		.optional()
		.meta({ title: "First day" })
		.describe(
			"The first day on which it is possible, counted from the operation: 0 for the same day; of a garment, the day on which it comes off. The page sorts by it; what names no day comes last.",
		),
	when: shortText(90).describe("The answer in words, such as: 2 to 3 weeks."),
});

const whenCanI = z
	.strictObject({
		...(Object.fromEntries(activities.map((activity) => [activity, answer.optional()])) as Record<
			(typeof activities)[number],
			z.ZodOptional<typeof answer>
		>),
		others: optionalList(
			z.strictObject({
				what: shortText(50),
				...answer.shape,
				work: flag
					.meta({ title: "Harder work" })
					.describe("Marks work that is harder than desk work: the key facts name it beside that."),
			}),
		).describe("Other activities that matter after this operation, such as sitting on the floor."),
	})
	.refine(({ others, ...table }) => others.length > 0 || Object.values(table).some(Boolean), {
		error: "a table needs a row",
	});

const place = z
	.strictObject({
		at: list(hospital).describe("Where it is done: clinic, or hospitals by name, as in the doctors' timings."),
		nights: z.tuple([z.int().min(0), z.int().min(0)]).describe("The minimum and maximum number of nights."),
		text: markdown.optional(),
	})
	.refine(({ nights: [least, most] }) => least <= most, { error: "the minimum must come first", path: ["nights"] });

const rising = ({ from, to }: { from?: number; to?: number }) => from === undefined || to === undefined || from <= to;
const falls = { error: "the lower price must come first", path: ["to"] };

export const amount = z.int().positive();

const taxed = withRole("taxed", z.literal(true))
	.optional()
	.meta({ title: "Taxed because cosmetic" })
	.describe(
		"If it is done for appearance only, the tax of content/clinic.yaml is added: the page shows the rate and the total.",
	);

const priceItem = z
	.strictObject({ what: shortText(60).describe("Such as: one tendon."), from: amount, to: amount, taxed })
	.refine(rising, falls);

export const price = z
	.strictObject({
		from: amount.optional(),
		to: amount.optional(),
		items: list(priceItem, { min: 3, max: 5 })
			.optional()
			.describe("Three to five prices instead of from and to; the page shows the lowest and the highest."),
		per: shortText(60).optional().describe("What the price is for, such as: for one leg."),
		taxed,
		sample,
	})
	.refine(rising, falls)
	.superRefine(({ from, to, items, taxed }, context) => {
		const problem = (path: string[], message: string) => context.addIssue({ code: "custom", path, message });
		if (!items && (from === undefined || to === undefined)) problem([], "needs from and to, or items");
		const both = items && (from ?? to) !== undefined;
		if (both) problem(["items"], "the range is computed from these: remove from and to");
		if (items && taxed) problem(["taxed"], "belongs to each taxed item");
	})
	.describe("The price range, in the clinic's currency.");

/** Two pictures with the same view, before and after treatment. */
const pair = z
	.strictObject({
		before: picture,
		after: picture,
		caption: text,
		consent: flag
			.describe("Photographs only: the patient has agreed in writing that they are shown; the page says so.")
			.meta({ title: "The patient has agreed" }),
	})
	.refine((pictures) => pictures.consent || !isPhotographed(pictures), {
		error:
			"photographs of a patient need consent: true, which says that the patient has agreed in writing that they are shown",
	});

/** Whether one of the pictures is a photograph. */
export const isPhotographed = ({ before, after }: Record<"before" | "after", { src?: string }>): boolean =>
	[before, after].some(({ src }) => src && !src.endsWith(".svg"));

const faq = z.strictObject({ question: text, answer: markdown });

/** Questions. Each one is the anchor of its answer, so anchors must be unique. */
const faqs = z.array(faq).superRefine((questions, context) => {
	const addresses = questions.map(({ question }) => anchor(question));
	for (const [index, address] of addresses.entries()) {
		if (addresses.indexOf(address) === index && !topics.some((topic) => topic === address)) continue;
		const message = "another part of the page has the same anchor: reword the question";
		context.addIssue({ code: "custom", message, path: [index, "question"] });
	}
});

const plain = <const Topic extends string>(topic: Topic) =>
	z.strictObject({ topic: z.literal(topic), lead, ...common });

/** A section with the fields of its topic (specification, section 3: Section, FAQ). */
const section = z
	.discriminatedUnion("topic", [
		z.strictObject({
			topic: z.literal("about"),
			lead,
			opening: markdown.optional().describe("The first paragraph, which shows where the rest is folded."),
			...common,
		}),
		plain("suitability"),
		plain("options").extend({
			returnsLabel: shortText(40)
				.optional()
				.describe("The heading of the last column, such as: Does it last? Without it, the interface's label."),
			options: options.optional(),
		}),
		plain("before"),
		plain("procedure").extend({
			anaesthetic: markdown.optional().describe("The anaesthetic, who gives it, and what to know about it."),
			place: place.optional(),
		}),
		plain("recovery").extend({
			pain: markdown.optional().describe("How much it hurts, for how long, and what helps."),
			whenCanI: whenCanI
				.optional()
				.describe("When patients can resume activities, in short answers that begin with the time."),
		}),
		plain("risks"),
		plain("urgent"),
		plain("results").extend({
			benefits: markdown.optional(),
			pairs: z.array(pair).optional().describe("Pictures with the same view before and after treatment."),
		}),
		plain("cost").extend({
			price: price.optional(),
			includes: optionalList(text),
			raises: optionalList(text).describe("What can raise the price."),
		}),
		plain("questions").extend({
			faqs: faqs.default([]),
			ask: optionalList(shortText(120)).describe("Questions to bring to the visit, as a list to print."),
		}),
	])
	.refine((value) => Object.values(value).some((part) => part !== value.topic && part !== value.lead && filled(part)), {
		error: "a section needs more than its topic",
	});

const filled = (part: unknown) => (Array.isArray(part) ? part.length > 0 : part !== undefined);

/** The sections of a treatment in the order of the topics: "about" is required, each topic at most once. */
export const sections = z.array(section).superRefine((entries, context) => {
	const given = entries.map(({ topic }) => topic);
	if (!given.includes("about")) {
		context.addIssue({ code: "custom", message: "a section on the topic about is required, found none" });
	}
	for (const topic of topics) {
		const count = given.filter((entry) => entry === topic).length;
		if (count > 1) {
			context.addIssue({ code: "custom", message: `at most one section on the topic ${topic}, found ${count}` });
		}
	}
	const late = given.findIndex((topic, index) => topics.indexOf(topic) < topics.indexOf(given[index - 1] ?? topic));
	if (late > 0) {
		const order = topics.filter((topic) => given.includes(topic)).join(", ");
		context.addIssue({ code: "custom", message: `sections must be in this order: ${order}`, path: [late, "topic"] });
	}
});

export type Section = z.infer<typeof section>;
export type SectionOn<T extends Topic> = Extract<Section, { topic: T }>;
export type TreatmentOption = z.infer<typeof option>;
export type WhenCanI = z.infer<typeof whenCanI>;
export type Place = z.infer<typeof place>;
export type Price = z.infer<typeof price>;

/** The section of a treatment on a topic, if it has one. */
export function sectionOn<T extends Topic>(
	{ details }: { details: { sections: Pick<Section, "topic">[] } },
	topic: T,
): SectionOn<T> | undefined {
	return details.sections.find((section): section is SectionOn<T> => section.topic === topic);
}
