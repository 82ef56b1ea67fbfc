import type { Element, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { select } from "hast-util-select";
import { SKIP, visit } from "unist-util-visit";

/**
 * The drawing as it stands in a page: with the name, the place and the cropping of the image it replaces.
 * Its parts have names that nothing else on the page has (see `finishPlate`).
 */
function inline(svg: string, image: Element): Element {
	const drawing = select("svg", fromHtml(svg, { fragment: true }));
	if (!drawing) throw new Error(`${image.properties.src} is no SVG`);
	const { className, alt } = image.properties;
	drawing.properties = {
		...drawing.properties,
		className,
		role: "img",
		ariaLabel: alt,
		preserveAspectRatio: "xMidYMid slice",
	};
	return drawing;
}

/**
 * Puts the drawing that a page's first view needs into the page, where it is drawn with the first paint instead of
 * after one more request. Such an image is marked by its high priority; there is one on a page at most.
 * @param read gives the text of a picture by its address
 * @throws if a page asks for two
 */
export function inlinePlates(page: Root, read: (src: string) => string): void {
	let placed = "";
	visit(page, "element", (node, index, parent) => {
		const { fetchPriority, src } = node.properties;
		if (node.tagName !== "img" || fetchPriority !== "high" || !parent || index === undefined) return;
		if (!/\.svg$/.test(String(src))) return;
		if (placed) throw new Error(`both ${placed} and ${src} are of high priority`);
		placed = String(src);
		parent.children[index] = inline(read(placed), node);
		return SKIP;
	});
	visit(page, "element", ({ tagName, properties }, index, parent) => {
		if (tagName !== "link" || properties.href !== placed || !parent || index === undefined) return;
		parent.children.splice(index, 1);
		return [SKIP, index];
	});
}
