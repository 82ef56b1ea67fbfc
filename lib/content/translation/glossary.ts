/** A row of a glossary: how an English word is said in the language, and what may never be said. */
export type Term = {
	english: string[];
	/** The words of other rows that contain one of these, as "deep vein" has "vein": where they stand, those rows hold. */
	within: string[];
	accepted: string[];
	never: string[];
};

/** What the glossary of a language, `docs/glossary.mr.md`, tells the check. */
export type Glossary = {
	words: Term[];
	/** The words that mean a number, each with what it means. */
	figures: Map<string, number>;
	/** Units in English and the beginnings of their words in the language. */
	units: { english: string[]; words: string[] }[];
	/** Words by which English says no, and those of the language. */
	negations: { english: string[]; words: string[] };
};

const cells = (row: string): string[][] =>
	row
		.replace(/^\||\|\s*$/g, "")
		.split("|")
		.map((cell) => cell.split(",").flatMap((word) => word.trim() || []));

/** The rows of the table below a heading, without its head. */
function tableUnder(heading: string, markdown: string): string[][][] {
	const [, below = ""] = markdown.split(new RegExp(`^## ${heading}$`, "m"));
	const [section = ""] = below.split(/^## /m);
	return section
		.split("\n")
		.filter((line) => line.startsWith("|"))
		.slice(2)
		.map(cells);
}

/** Reads the tables of a glossary (docs: glossaries). */
export function readGlossary(markdown: string): Glossary {
	const pairs = (heading: string) =>
		tableUnder(heading, markdown).map(([english = [], words = []]) => ({ english, words }));
	const negations = pairs("Negations");
	const rows = tableUnder("Words", markdown);
	const english = rows.flatMap(([words = []]) => words);
	return {
		words: rows.map(([own = [], say = [], also = [], never = []]) => ({
			english: own,
			within: english.filter((other) =>
				own.some((word) => other.length > word.length && ` ${other} `.includes(` ${word} `)),
			),
			accepted: [...say, ...also],
			never,
		})),
		figures: new Map(
			pairs("Figures").flatMap(({ english: [number], words }) => words.map((word) => [word, Number(number)] as const)),
		),
		units: pairs("Units"),
		negations: {
			english: negations.flatMap(({ english }) => english),
			words: negations.flatMap(({ words }) => words),
		},
	};
}
