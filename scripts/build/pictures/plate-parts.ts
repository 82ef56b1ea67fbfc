import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { XastElement, XastParent, XastRoot } from "svgo";
import { PARTS } from "./parts-folder";
import { elementsBelow, elementsIn, readingFault, readSvg } from "./svg-tree";

/** The first line of a plate names the parts it uses: `<!-- parts: arch, hand-palm -->`. */
const PARTS_LINE = /^parts:(.*)$/s;

/** A part that plates share: its file's text, and the tree of it. */
export type Part = { text: string; tree: XastRoot };

/** The names of the parts that the comments of a drawing ask for. */
export function partsNamedIn(node: XastParent): string[] {
	return node.children.flatMap((child) => {
		if (child.type === "element") return partsNamedIn(child);
		const list = child.type === "comment" ? PARTS_LINE.exec(child.value)?.[1] : undefined;
		return list?.split(/[,\s]+/).filter(Boolean) ?? [];
	});
}

function readPart(root: string, name: string): Part {
	const file = join(root, PARTS, `${name}.svg`);
	if (!existsSync(file)) throw new Error(`there is no part "${name}" in ${PARTS}`);
	const text = readFileSync(file, "utf8");
	try {
		return { text, tree: readSvg(text) };
	} catch (error) {
		throw new Error(`its part ${PARTS}/${name}.svg cannot be read (${readingFault(error)})`);
	}
}

/**
 * The named parts, and before each those it is made from.
 * @throws naming a part that does not exist or cannot be read
 */
export function readParts(root: string, names: string[], taken = new Set<string>()): Part[] {
	return names.flatMap((name) => {
		if (taken.has(name)) return [];
		taken.add(name);
		const part = readPart(root, name);
		return [...readParts(root, partsNamedIn(part.tree), taken), part];
	});
}

const idsBelow = (node: XastParent) => [...elementsBelow(node)].flatMap(({ attributes }) => attributes.id ?? []);

/**
 * Draws the parts that a plate names into it, as `<defs>` before all else.
 * @throws naming a part that does not exist or cannot be read, or an id that both the plate and its parts have
 */
export function drawParts(root: string, plate: XastRoot): void {
	const names = partsNamedIn(plate);
	const [svg] = elementsIn(plate);
	if (!svg || names.length === 0) return;
	const children = readParts(root, names).flatMap(({ tree }) => elementsIn(tree).flatMap(elementsIn));
	const parts: XastElement = { type: "element", name: "defs", attributes: {}, children };
	const own = new Set(idsBelow(svg));
	const twice = idsBelow(parts).find((id) => own.has(id));
	if (twice) throw new Error(`the drawing and a part that it uses both have the id "${twice}": rename the drawing's`);
	svg.children.unshift(parts);
}
