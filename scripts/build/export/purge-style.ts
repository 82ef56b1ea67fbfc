import postcss, { type Root, type Rule } from "postcss";
import { PurgeCSS } from "purgecss";

/** The language of a page (BCP 47), and its script if that is not Latin (ISO 15924). */
export type PageLanguage = { language: string; script?: string };

/** What the selectors of a page's style can match. */
export type PageNames = {
	tags: Iterable<string>;
	classes: Iterable<string>;
	ids: Iterable<string>;
	/** The words of the page's scripts, among which are the elements and classes that they set. */
	words: Iterable<string>;
};

/** Whether a selector is for pages in another language or script. */
const isForOthers = (selector: string, { language, script }: PageLanguage): boolean => {
	if (!script && selector.startsWith("[data-script]")) return true;
	const [, other] = /^:root:lang\(([\w-]+)\)/.exec(selector) ?? [];
	return other !== undefined && language !== other && !language.startsWith(`${other}-`);
};

/** Removes declarations that their rule repeats, as the compiler leaves some with a browser's prefix. */
function removeRepeated(rule: Rule): void {
	const seen = new Set<string>();
	for (const node of [...(rule.nodes ?? [])].reverse()) {
		if (node.type !== "decl") continue;
		if (seen.has(node.toString())) node.remove();
		seen.add(node.toString());
	}
}

/** All values of a sheet's declarations whose property matches, in one text. */
function valuesOf(sheet: Root, property: RegExp): string {
	const values: string[] = [];
	sheet.walkDecls(property, ({ parent, value }) => {
		if (parent?.type === "rule") values.push(value);
	});
	return values.join("\n");
}

/**
 * Removes from a style sheet what pages in a language cannot use: the rules for other languages, general values that its
 * own rules replace, and the typefaces that nothing names afterwards.
 */
export function styleForLanguage(css: string, page: PageLanguage): string {
	const sheet = postcss.parse(css);
	const own = new Set<string>();
	const general: Rule[] = [];
	sheet.walkRules((rule) => {
		if (rule.selectors.every((selector) => isForOthers(selector, page))) rule.remove();
		else if (rule.selector.startsWith(":root:lang(")) rule.walkDecls(/^--/, ({ prop }) => void own.add(prop));
		else if (rule.selectors.every((selector) => [":root", ":host"].includes(selector))) general.push(rule);
		removeRepeated(rule);
	});
	for (const rule of general) {
		rule.walkDecls((declaration) => {
			if (own.has(declaration.prop)) declaration.remove();
		});
	}
	const used = valuesOf(sheet, /./);
	sheet.walkDecls(/^--font-/, (declaration) => {
		if (!used.includes(`var(${declaration.prop})`)) declaration.remove();
	});
	const families = valuesOf(sheet, /^(--.*|font.*)$/);
	sheet.walkAtRules("font-face", (face) => {
		face.walkDecls("font-family", ({ value }) => {
			if (!families.includes(value.replace(/^["']|["']$/g, ""))) face.remove();
		});
	});
	return sheet.toString();
}

/** Removes the rules of a style sheet that need an element, a class or an id that the page cannot have. */
export async function purgeStyle(css: string, names: PageNames): Promise<string> {
	const found = {
		attributes: { names: [], values: [] },
		tags: [...names.tags],
		classes: [...names.classes],
		ids: [...names.ids],
		undetermined: [...names.words],
	};
	const [result] = await new PurgeCSS().purge({
		css: [{ raw: css }],
		content: [{ raw: "", extension: "page" }],
		extractors: [{ extensions: ["page"], extractor: () => found }],
		keyframes: true,
		// Scripts and browsers change attributes, and a pseudo-class can match without a class or tag beside it.
		dynamicAttributes: [...css.matchAll(/\[([a-z-]+)/g)].map(([, name = ""]) => name),
		safelist: { standard: [/^:/] },
	});
	return (result?.css ?? "").replace(/@(?:layer|media|supports)[^{};]*\{\}/g, "");
}
