import { readFileSync, writeFileSync } from "node:fs";

const FILE = "docs/performance.md";

/**
 * Puts measured figures into their place in `docs/performance.md`, between two comments that name it; what is written
 * around them stays.
 * @param name the place, as its comments name it
 * @param text Markdown
 * @throws where the file has no such place
 */
export function writeFigures(name: string, text: string): void {
	const before = readFileSync(FILE, "utf8");
	const [begin, end] = [`<!-- figures: ${name} -->`, `<!-- end of figures: ${name} -->`];
	const [from, to] = [before.indexOf(begin), before.indexOf(end)];
	if (from < 0 || to < from) throw new Error(`${FILE} has no place between "${begin}" and "${end}".`);
	writeFileSync(FILE, `${before.slice(0, from + begin.length)}\n\n${text.trim()}\n\n${before.slice(to)}`);
}
