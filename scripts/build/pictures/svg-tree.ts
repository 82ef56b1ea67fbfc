import { type CustomPlugin, optimize, type XastElement, type XastParent, type XastRoot } from "svgo";

/** The elements that stand directly in a node. */
export const elementsIn = (node: XastParent): XastElement[] =>
	node.children.filter((child): child is XastElement => child.type === "element");

/** Every element below a node, outer ones first. */
export function* elementsBelow(node: XastParent): Generator<XastElement> {
	for (const element of elementsIn(node)) {
		yield element;
		yield* elementsBelow(element);
	}
}

/** A step among svgo's own that sees the whole drawing at once and may change it. */
export const step = (name: string, run: (drawing: XastRoot) => void): CustomPlugin => ({
	name,
	fn: (drawing) => {
		run(drawing);
	},
});

/**
 * The tree of an SVG's text.
 * @throws saying where, if the text is not well-formed XML
 */
export function readSvg(text: string): XastRoot {
	let tree: XastRoot | undefined;
	optimize(text, {
		plugins: [
			step("read", (drawing) => {
				tree = drawing;
			}),
		],
	});
	return tree ?? { type: "root", children: [] };
}

/** What svgo says of a text that it cannot read, with the line; its own message shows the source as well. */
export function readingFault(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	const { line, reason } = error as Error & { line?: number; reason?: string };
	return line && reason ? `line ${line}: ${reason.toLowerCase()}` : error.message;
}
