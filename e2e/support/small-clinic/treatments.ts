import type * as z from "zod";
import type { treatment } from "@/lib/content/schema/treatment";
import { topics } from "@/lib/site/topics";

type TreatmentFile = z.input<typeof treatment>;

const faqs = ["Does it hurt?", "Is it safe?", "Will it come back?", "How long does it take?", "When may I wash?"];

/** A treatment's file with all that it must have; `more` is its own. */
const treatmentFile = (link: string, more: Partial<TreatmentFile> = {}): TreatmentFile => ({
	link,
	menuLine: `About ${link}`,
	summary: `What ${link} is, who it may help, how it is done, and when to call us about it again.`,
	heading: `${link} in plain words`,
	paragraph: "What we do and what we leave alone.",
	cta: true,
	ground: "sand",
	banner: { alt: `A drawing of ${link}` },
	facts: { anaesthesia: "Local", stay: "None" },
	review: { by: "dr-asha-rao", on: "2026-10-05", due: "2028-10-05" },
	related: ["hand-surgery/hand-lumps", "minor-surgery/warts"],
	details: {
		title: link,
		description: `More on ${link}.`,
		images: [{ alt: "A hand" }],
		sections: topics.map((topic) => ({
			topic,
			lead: `On ${topic}`,
			...(topic === "questions"
				? { faqs: faqs.map((question) => ({ question, answer: "It depends." })) }
				: { text: `${link}: ${topic}.` }),
		})) as TreatmentFile["details"]["sections"],
	},
	...more,
});

const lumps = treatmentFile("Hand Lumps", {
	banner: { src: "plates/hand-lumps.svg", alt: "A hand with a lump" },
	related: ["minor-surgery/warts", "hand-surgery/cut-tendons"],
});
const picturesOfResults = lumps.details.sections.find(({ topic }) => topic === "results");
if (picturesOfResults?.topic === "results") {
	picturesOfResults.pairs = [{ before: { alt: "A lump" }, after: { alt: "A scar" }, caption: "A year between" }];
}
lumps.details.images = [{ src: "plates/hand-lumps-detail.svg", alt: "A lump, cut open" }];

/** The files of the treatments, by the place of each below the folder of treatments. */
export const treatmentFiles: Record<string, TreatmentFile> = {
	"hand-surgery/cut-tendons": treatmentFile("Cut Tendons", {
		emergency: [
			{
				id: "a-cut",
				rank: 1,
				entry: "A cut",
				heading: "First aid",
				steps: [{ do: "Press, {pressing}." }, { do: "Call {ambulance}." }],
			},
			{
				id: "a-bite",
				rank: 2,
				entry: "A bite",
				heading: "First aid for a bite",
				alternatives: true,
				steps: [{ do: "Wash it at once." }, { do: "Go to a hospital." }],
				hospitals: ["fig"],
			},
		],
	}),
	"hand-surgery/hand-lumps": lumps,
	"minor-surgery/ear-lobe-repair": treatmentFile("Ear Lobe Repair", { aliases: ["ear-repair"] }),
	"minor-surgery/toenail-surgery": treatmentFile("Toenail Surgery", { aliases: ["toenail"] }),
	"minor-surgery/warts": treatmentFile("Warts", {
		related: ["minor-surgery/toenail-surgery", "hand-surgery/hand-lumps", "minor-surgery/ear-lobe-repair"],
	}),
};
