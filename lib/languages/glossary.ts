/** A row of a glossary: an English word, its accepted translations, and excluded ones. */
export type Term = {
	english: string[];
	/** Words of other rows that contain one of these, as "deep vein" contains "vein"; where they occur, their rows apply. */
	within: string[];
	accepted: string[];
	never: string[];
};

/** The glossary of a language, `docs/glossary.mr.md`. */
export type Glossary = {
	words: Term[];
	/** Number words with their values. */
	figures: Map<string, number>;
	/** Words that mean a number or something else, with the number: second, other. */
	ambiguous: Map<string, number>;
	/** Units in English, and the beginnings of their words in the language. */
	units: { english: string[]; words: string[] }[];
	/** Negations in English and in the language. */
	negations: { english: string[]; words: string[] };
};

const cells = (row: string): string[][] =>
	row
		.replace(/^\||\|\s*$/g, "")
		.split("|")
		.map((cell) => cell.split(",").flatMap((word) => word.trim() || []));

/** The body rows of the table below a heading. */
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
	const englishWords = rows.flatMap(([words = []]) => words);
	const figures = (column: 1 | 2) =>
		new Map(
			tableUnder("Figures", markdown).flatMap((row) =>
				(row[column] ?? []).map((word) => [word, Number(row[0]?.[0])] as const),
			),
		);
	return {
		words: rows.map(([english = [], say = [], also = [], never = []]) => ({
			english,
			within: englishWords.filter((phrase) =>
				english.some((word) => phrase.length > word.length && ` ${phrase} `.includes(` ${word} `)),
			),
			accepted: [...say, ...also],
			never,
		})),
		figures: figures(1),
		ambiguous: figures(2),
		units: pairs("Units"),
		negations: {
			english: negations.flatMap(({ english }) => english),
			words: negations.flatMap(({ words }) => words),
		},
	};
}
