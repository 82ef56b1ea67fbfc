import type { KitData } from "./data";
import { drawn } from "./drawn";
import { DEVANAGARI, LINE, many, TEXT, WORD } from "./long-words";
import { short } from "./short";

/** A treatment of which every part is as long as it may be. */
export const longTreatment: KitData["treatment"] = {
	...short.treatment,
	link: WORD,
	heading: `${WORD}: what to expect from it, and when`,
	paragraph: TEXT,
	emergency: many(2, (block) => ({
		...{ id: `accident-${block}`, rank: block, entry: WORD, heading: LINE.slice(0, 60), words: [] },
		...(block === 2 && { alternatives: true as const }),
		steps: many(7, (number) => ({ do: `${number} ${LINE.slice(0, 57)}`, how: TEXT })),
		never: TEXT,
		go: TEXT,
		hospitals: ["hospital"],
	})),
	facts: { anaesthesia: LINE.slice(0, 60), stay: WORD },
	review: { by: "doctor-1", on: "2026-12-31", due: "2028-12-31" },
	conditions: many(8, (number) => (number === 2 ? WORD : `${LINE.slice(0, 55)} ${number}`)),
	details: {
		title: LINE,
		description: `${TEXT}\n\n- ${LINE}\n- [${WORD}](/)\n\n1. ${LINE}`,
		images: many(2, (number) => drawn(`${LINE} ${number}`, TEXT)),
		sections: [
			{ topic: "about", lead: LINE.slice(0, 90), text: TEXT },
			{
				topic: "options",
				options: many(7, (number) => ({
					name: number === 2 ? WORD : `${LINE.slice(0, 55)} ${number}`,
					...(number === 1 ? { nothing: true as const } : { elsewhere: true as const }),
					suits: TEXT.slice(0, 150),
					anaesthesia: LINE,
					recovery: WORD,
					returns: DEVANAGARI,
				})),
			},
			{ topic: "before", text: TEXT, advice: ["long-1", "long-2"] },
			{ topic: "procedure", text: TEXT, anaesthetic: TEXT, place: { at: [LINE, WORD], nights: [0, 60], text: TEXT } },
			{
				topic: "recovery",
				whenCanI: {
					walk: LINE.slice(0, 90),
					fly: WORD,
					others: many(5, (number) => ({ what: `${WORD} ${number}`, when: LINE })),
				},
			},
			{ topic: "urgent", lead: DEVANAGARI, text: TEXT },
			{
				topic: "results",
				benefits: `- ${LINE}\n- ${WORD}`,
				pairs: many(2, (number) => ({
					before: drawn(`Before ${number}`),
					after: drawn(`After ${number}`),
					caption: `${TEXT} ${number}`,
				})),
			},
			{
				topic: "cost",
				price: {
					items: many(5, (number) => ({ what: `${LINE} ${number}`, from: 1, to: 12345678, taxed: true as const })),
					per: LINE,
				},
				includes: many(7, (number) => `${LINE} ${number}`),
				raises: many(3, (number) => `${WORD} ${number}`),
			},
			{
				topic: "questions",
				faqs: many(6, (number) => ({ question: `${TEXT} ${number}?`, answer: TEXT })),
				ask: many(8, (number) => `${LINE} ${number}?`),
			},
		],
	},
};
