import type { Element, ElementContent, Root } from "hast";
import Markdown from "react-markdown";

/** Writes a link, by its address and its text. */
type WriteLink = (href: string, text: string) => string;

/** The tree of a text, as the parser of the pages reads it. */
function treeOf(markdown: string): Root {
	let tree: Root = { type: "root", children: [] };
	const keep = () => (read: Root) => {
		tree = read;
	};
	Markdown({ children: markdown, rehypePlugins: [keep] });
	return tree;
}

const isElement = (node: Root["children"][number]): node is Element => node.type === "element";

/** What is read in one line: emphasis is dropped, white space tidied. */
function inline(nodes: (ElementContent | Root["children"][number])[], link: WriteLink): string {
	return nodes
		.map((node) => {
			if (node.type === "text") return node.value.replace(/\s+/g, " ");
			if (!isElement(node)) return "";
			if (node.tagName === "br") return "\n";
			const text = inline(node.children, link);
			return node.tagName === "a" ? link(String(node.properties.href ?? ""), text) : text;
		})
		.join("");
}

const isBlock = (node: Root["children"][number]) =>
	isElement(node) && /^(p|ul|ol|blockquote|pre|h[1-6]|hr)$/.test(node.tagName);

/** The entries of a list, a line each; what stands below an entry is set in. */
function list({ tagName, properties, children }: Element, link: WriteLink): string {
	const start = Number(properties.start ?? 1);
	return children
		.filter(isElement)
		.map((item, index) => {
			const sign = tagName === "ol" ? `${start + index}. ` : "- ";
			const lines = blocks(item.children, link).join("\n").split("\n");
			return sign + lines.join(`\n${" ".repeat(sign.length)}`);
		})
		.join("\n");
}

/** The paragraphs and lists among nodes, each a text. */
function blocks(nodes: Root["children"], link: WriteLink): string[] {
	const texts: string[] = [];
	let loose: Root["children"] = [];
	const flush = () => {
		const text = inline(loose, link).trim();
		if (text) texts.push(text);
		loose = [];
	};
	for (const node of nodes) {
		if (!isBlock(node) || !isElement(node)) {
			loose.push(node);
			continue;
		}
		flush();
		if (node.tagName === "ul" || node.tagName === "ol") texts.push(list(node, link));
		else if (node.children.some(isBlock)) texts.push(...blocks(node.children, link));
		else texts.push(inline(node.children, link).trim());
	}
	flush();
	return texts.filter((text) => text !== "");
}

/**
 * A text in Markdown as plain text: paragraphs with an empty line between them, lists with a hyphen or a number before
 * each entry, nothing of Markdown's other signs.
 * @param link writes a link; its text alone unless given
 */
export const markdownAsText = (markdown: string, link: WriteLink = (_, text) => text): string =>
	blocks(treeOf(markdown).children, link).join("\n\n");
