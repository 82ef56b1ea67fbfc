import postcss, { type Root, type Rule } from "postcss";
import { PurgeCSS } from "purgecss";

/** What decides which rules of a style sheet a page can use. */
export type StyledPage = {
	/** The page's language (BCP 47), and its script if that is not Latin (ISO 15924). */
	language: string;
	script?: string;
	tags: string[];
	classes: string[];
	/** The words of the page's scripts, among which are the elements and classes that they set. */
	words: string[];
};

/** Whether a selector is for pages in another language or script. */
const isForOthers = (selector: string, { language, script }: StyledPage): boolean => {
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

/** Removes rules for other languages, general values that the page's language replaces, and unused typefaces. */
function forLanguage(css: string, page: StyledPage): string {
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

/** Removes from a style sheet what a page cannot use. */
export async function purgeStyle(css: string, page: StyledPage): Promise<string> {
	const names = (pattern: RegExp) => [...css.matchAll(pattern)].map(([, name = ""]) => name);
	const found = {
		attributes: { names: [], values: [] },
		tags: page.tags,
		classes: page.classes,
		// Few rules have ids, and scripts and browsers change attributes: neither decides.
		ids: names(/#([a-z][\w-]*)/gi),
		undetermined: page.words,
	};
	const [result] = await new PurgeCSS().purge({
		css: [{ raw: css }],
		content: [{ raw: "", extension: "page" }],
		extractors: [{ extensions: ["page"], extractor: () => found }],
		keyframes: true,
		dynamicAttributes: names(/\[([a-z-]+)/g),
		// A pseudo-class or pseudo-element can match without a class or tag beside it.
		safelist: { standard: [/^:/] },
	});
	// PurgeCSS leaves a group that contained nothing but empty groups.
	const purged = (result?.css ?? "").replace(/@(?:layer|media|supports)[^{};]*\{\}/g, "");
	return forLanguage(purged, page);
}
