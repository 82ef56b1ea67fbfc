import * as z from "zod";
import {
	description,
	ground,
	labelled,
	list,
	markdown,
	optionalList,
	pagePath,
	picture,
	sample,
	shortText,
	text,
	titled,
} from "./shared";

const title = text.describe("The section's heading, which must be unique.");
const intro = text.optional().describe("A sentence below the heading.");

const slide = z.strictObject({
	image: picture,
	heading: shortText(60).describe("At most 60 characters. The first slide's heading is the heading of the page."),
	text: text.describe("Two or three sentences, above the button for an appointment."),
	ground: ground.describe("The colour behind the slide; another than the picture's own."),
});

/** A flip card: picture and title in front, description and link on the back. */
const serviceCard = z.strictObject({ title: text, description: shortText(190), img: picture, to: pagePath });

const showcaseItem = z.strictObject({ src: picture, heading: text, description: text });

const badgeSigns = ["heart", "seal", "shield", "star"] as const;

const badge = labelled.extend({ sign: z.enum(badgeSigns).default("star").describe("The icon in the badge's circle.") });

const link = z.strictObject({ label: text.describe("The button's label."), path: pagePath });

const homeSection = z
	.discriminatedUnion("kind", [
		z.strictObject({ kind: z.literal("slides"), slides: list(slide) }),
		z.strictObject({ kind: z.literal("doctors"), title, intro }),
		z.strictObject({ kind: z.literal("body"), title, intro }),
		z.strictObject({ kind: z.literal("services"), title, intro, cards: list(serviceCard) }),
		z.strictObject({ kind: z.literal("showcase"), title, intro, items: list(showcaseItem) }),
		z.strictObject({ kind: z.literal("whyChoose"), title, intro, reasons: list(titled) }),
		z.strictObject({
			kind: z.literal("about"),
			title,
			text,
			image: picture.optional(),
			badges: optionalList(badge),
		}),
		z.strictObject({
			kind: z.literal("text"),
			title,
			text: markdown,
			image: picture.optional(),
			link: link.optional().describe("A button below the text, to a page of the site."),
		}),
		z.strictObject({ kind: z.literal("feedback") }),
		z.strictObject({ kind: z.literal("booking") }),
	])
	.describe(
		"slides: large pictures that move on; doctors: a panel for each; body: a drawn person whose regions lead to the complaints of the search page; services: cards that turn and lead to pages; showcase: pictures with a few words, such as cosmetic treatments; whyChoose: numbered reasons; about: the clinic in short, with badges; text: a heading and text of your own; feedback: what patients say, from testimonials.yaml; booking: the form.",
	);

/** Kinds that the page may have once: a second would repeat the first. */
const once: HomeSection["kind"][] = ["slides", "doctors", "body", "about", "feedback", "booking"];

/** Reports a repeated kind that is allowed once, and a repeated heading. */
function checkRepeated(sections: HomeSection[], context: z.RefinementCtx): void {
	for (const [index, { kind, ...section }] of sections.entries()) {
		const before = sections.slice(0, index);
		if (once.includes(kind) && before.some((earlier) => earlier.kind === kind)) {
			context.addIssue({ code: "custom", message: `at most one section of the kind ${kind}`, path: [index, "kind"] });
		}
		if ("title" in section && before.some((earlier) => "title" in earlier && earlier.title === section.title)) {
			context.addIssue({ code: "custom", message: "another section has this title", path: [index, "title"] });
		}
	}
}

export const home = z.strictObject({
	sample,
	description,
	sections: list(homeSection)
		.superRefine(checkRepeated)
		.describe("The parts of the page from top to bottom, in any order."),
});

export type Home = z.infer<typeof home>;
export type HomeSection = z.infer<typeof homeSection>;
export type HomeSectionOf<Kind extends HomeSection["kind"]> = Extract<HomeSection, { kind: Kind }>;
export type BadgeSign = (typeof badgeSigns)[number];
