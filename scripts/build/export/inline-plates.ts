import type { Element, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { select } from "hast-util-select";
import { SKIP, visit } from "unist-util-visit";

/** The content's file of a finished drawing: `/pictures/plates/hand.svg`, with or without a hash, is made from it. */
const fileOf = (src: string) => src.replace(/^\/pictures\//, "content/").replace(/-[0-9a-f]{8}(?=\.svg$)/, "");

/** What of a drawing the security policy forbids once it stands in a page. */
function forbiddenIn(drawing: Element): string[] {
	const found: string[] = [];
	visit(drawing, "element", ({ tagName, properties }) => {
		if (tagName === "style" || tagName === "script") found.push(`<${tagName}>`);
		for (const name of Object.keys(properties)) {
			if (name === "style" || /^on[A-Z]/.test(name)) found.push(`${name} on <${tagName}>`);
		}
	});
	return [...new Set(found)];
}

/**
 * The drawing as it stands in a page: with the name, the place and the cropping of the image it replaces.
 * Its parts have names that nothing else on the page has (see `finishPlate`).
 */
function placed(drawing: Element, { properties: { className, alt } }: Element): Element {
	const place = { className, role: "img", ariaLabel: alt, preserveAspectRatio: "xMidYMid slice" };
	return { ...drawing, properties: { ...drawing.properties, ...place } };
}

/**
 * Puts the drawing that a page's first view needs into the page, where it is drawn with the first paint instead of
 * after one more request. Such an image is marked by its high priority; there is one on a page at most.
 * @param read gives the text of a picture by its address
 * @returns what is wrong, with the drawing's file
 */
export function inlinePlates(page: Root, read: (src: string) => string): string[] {
	const problems: string[] = [];
	let first: string | undefined;
	visit(page, "element", (node, index, parent) => {
		const { fetchPriority, src } = node.properties;
		if (node.tagName !== "img" || fetchPriority !== "high" || !parent || index === undefined) return;
		const address = String(src);
		if (!address.endsWith(".svg")) return;
		if (first !== undefined) {
			problems.push(`${fileOf(first)} and ${fileOf(address)} are both of high priority: let one drawing be the first`);
			return;
		}
		first = address;
		const drawing = select("svg", fromHtml(read(address), { fragment: true }));
		if (!drawing) {
			problems.push(`${fileOf(address)} is no SVG: save it as SVG`);
			return;
		}
		const forbidden = forbiddenIn(drawing);
		if (forbidden.length > 0) {
			problems.push(`${fileOf(address)} holds ${forbidden.join(", ")}, which the security policy forbids in a page`);
		}
		parent.children[index] = placed(drawing, node);
		return SKIP;
	});
	visit(page, "element", ({ tagName, properties }, index, parent) => {
		if (tagName !== "link" || first === undefined || properties.href !== first || !parent || index === undefined)
			return;
		parent.children.splice(index, 1);
		return [SKIP, index];
	});
	return problems;
}
