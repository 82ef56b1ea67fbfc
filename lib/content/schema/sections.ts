import * as z from "zod";
import { activities, type Topic, topics } from "../../site/topics";
import { anchor } from "../../text/anchor";
import { adviceId, hospital, limited, list, markdown, picture, sample, shortText, text } from "./shared";

/** What any section may have. */
const common = {
	lead: shortText(90).optional().describe("A line under the section's heading that says its chief fact."),
	text: markdown.optional(),
	images: z.array(picture).optional(),
	advice: z.array(adviceId).optional().describe("Parts of content/advice.yaml that hold here, too, by their ids."),
};

/** A cell of a table: a few words, which may carry the mark of a source. */
const cell = limited(markdown, { max: 150 });

const option = z.strictObject({
	name: shortText(60),
	nothing: z.literal(true).optional().describe("Marks the row on doing nothing."),
	elsewhere: z.literal(true).optional().describe("Not offered by this clinic; named so that the table is complete."),
	suits: cell.describe("For whom."),
	anaesthesia: cell,
	recovery: cell,
	returns: cell.describe("How often it comes back, or what becomes of it."),
});

const options = list(option, { min: 2 }).refine((rows) => rows.filter(({ nothing }) => nothing).length === 1, {
	error: "one row must be marked nothing: true, to say what happens without treatment",
});

const when = shortText(90);

const whenCanI = z
	.strictObject({
		...(Object.fromEntries(activities.map((activity) => [activity, when.optional()])) as Record<
			(typeof activities)[number],
			z.ZodOptional<typeof when>
		>),
		others: z
			.array(z.strictObject({ what: shortText(50), when }))
			.default([])
			.describe("What else matters after this operation, such as sitting on the floor."),
	})
	.refine(({ others, ...table }) => others.length > 0 || Object.values(table).some(Boolean), {
		error: "a table needs a row",
	});

const place = z
	.strictObject({
		at: list(hospital).describe("Where it is done: clinic, or hospitals by their names in the doctors' timings."),
		nights: z.tuple([z.int().min(0), z.int().min(0)]).describe("The least and the most nights that a patient stays."),
		text: markdown.optional(),
	})
	.refine(({ nights: [least, most] }) => least <= most, { error: "the least of nights comes first", path: ["nights"] });

const rising = ({ from, to }: { from?: number; to?: number }) => from === undefined || to === undefined || from <= to;
const falls = { error: "the lower price comes first", path: ["to"] };

const amount = z.int().positive();

const taxed = z
	.literal(true)
	.optional()
	.meta({ title: "Taxed if for looks alone" })
	.describe(
		"Where it is done for looks alone, the tax of content/clinic.yaml comes on top: the page tells the rate and the total.",
	);

/** What one thing costs, of several that the section prices. */
const priceItem = z
	.strictObject({ what: shortText(60).describe("Such as: one tendon."), from: amount, to: amount, taxed })
	.refine(rising, falls);

const price = z
	.strictObject({
		from: amount.optional(),
		to: amount.optional(),
		items: list(priceItem, { min: 3, max: 5 })
			.optional()
			.describe("Three to five prices in place of from and to, which the page takes from the lowest and the highest."),
		per: shortText(60).optional().describe("For what, such as: for one leg."),
		taxed,
		sample,
	})
	.refine(rising, falls)
	.superRefine(({ from, to, items, taxed }, context) => {
		const problem = (path: string[], message: string) => context.addIssue({ code: "custom", path, message });
		if (!items && (from === undefined || to === undefined)) problem([], "needs from and to, or items");
		const both = items && (from ?? to) !== undefined;
		if (both) problem(["items"], "the page takes from and to from these: leave from and to out");
		if (items && taxed) problem(["taxed"], "stands at each of the items that it is true for");
	})
	.describe("What it costs, from and to, in the clinic's currency.");

/** Two pictures of the same view, before and after treatment. */
const pair = z.strictObject({ before: picture, after: picture, caption: text });

const faq = z.strictObject({ question: text, answer: markdown });

/** Questions, each of which is its answer's address on the page: no two may have the same. */
const faqs = z.array(faq).superRefine((all, context) => {
	const addresses = all.map(({ question }) => anchor(question));
	for (const [index, address] of addresses.entries()) {
		if (addresses.indexOf(address) === index && !topics.some((topic) => topic === address)) continue;
		const message = "another part of the page has the address that these words make: ask otherwise";
		context.addIssue({ code: "custom", message, path: [index, "question"] });
	}
});

const plain = <const Topic extends string>(topic: Topic) => z.strictObject({ topic: z.literal(topic), ...common });

/** A section, with what belongs to its topic alone (specification, section 3: Section, FAQ). */
const section = z
	.discriminatedUnion("topic", [
		plain("about"),
		plain("suitability"),
		plain("options").extend({
			returnsLabel: shortText(40)
				.optional()
				.describe("What the last column tells here, such as: Does it last? Without it, the word of the interface."),
			options: options.optional(),
		}),
		plain("before"),
		plain("procedure").extend({
			anaesthetic: markdown.optional().describe("Which anaesthetic, who gives it, and what is special to it here."),
			place: place.optional(),
		}),
		plain("recovery").extend({
			whenCanI: whenCanI.optional().describe("When a patient can do what again, in short answers, the time first."),
		}),
		plain("risks"),
		plain("urgent"),
		plain("results").extend({
			benefits: markdown.optional(),
			pairs: z.array(pair).optional().describe("Pictures of the same view before and after treatment."),
		}),
		plain("cost").extend({
			price: price.optional(),
			includes: z.array(text).default([]),
			raises: z.array(text).default([]).describe("What can make it dearer."),
		}),
		plain("questions").extend({
			faqs: faqs.default([]),
			ask: z
				.array(shortText(120))
				.default([])
				.describe("Questions that a patient may want to bring to the visit, as a list to print and tick."),
		}),
	])
	.refine((value) => Object.values(value).some((part) => part !== value.topic && part !== value.lead && filled(part)), {
		error: "a section needs more than its topic",
	});

const filled = (part: unknown) => (Array.isArray(part) ? part.length > 0 : part !== undefined);

/** The sections of a treatment in the order of the topics: one on what it is, and at most one on each topic. */
export const sections = z.array(section).superRefine((all, context) => {
	const given = all.map(({ topic }) => topic);
	if (!given.includes("about")) {
		context.addIssue({ code: "custom", message: "a section on the topic about is required, found none" });
	}
	for (const topic of topics) {
		const count = given.filter((one) => one === topic).length;
		if (count > 1) {
			context.addIssue({ code: "custom", message: `at most one section on the topic ${topic}, found ${count}` });
		}
	}
	const late = given.findIndex((topic, index) => topics.indexOf(topic) < topics.indexOf(given[index - 1] ?? topic));
	if (late > 0) {
		const order = topics.filter((topic) => given.includes(topic)).join(", ");
		context.addIssue({ code: "custom", message: `sections stand in this order: ${order}`, path: [late, "topic"] });
	}
});

export type Section = z.infer<typeof section>;
export type SectionOn<T extends Topic> = Extract<Section, { topic: T }>;
export type TreatmentOption = z.infer<typeof option>;
export type WhenCanI = z.infer<typeof whenCanI>;
export type Place = z.infer<typeof place>;
export type Price = z.infer<typeof price>;
