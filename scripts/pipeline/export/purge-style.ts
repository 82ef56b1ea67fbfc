import postcss, { type AtRule, type Declaration, type Root, type Rule } from "postcss";
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

/** Whether a selector is for pages in another language or script, or for those on which a reader may choose the night. */
const isForOthers = (selector: string, { language, script, classes }: StyledPage): boolean => {
	if (!script && selector.startsWith("[data-script]")) return true;
	if (!classes.includes("night-switch") && selector.startsWith("[data-night]")) return true;
	const [, other] = /^:root:lang\(([\w-]+)\)/.exec(selector) ?? [];
	return other !== undefined && language !== other && !language.startsWith(`${other}-`);
};

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
	const translated = new Set<string>();
	const general: Rule[] = [];
	sheet.walkRules((rule) => {
		const selectors = rule.selectors.filter((selector) => !isForOthers(selector, page));
		if (selectors.length < rule.selectors.length) rule.selectors = selectors;
		if (selectors.length === 0) rule.remove();
		else if (rule.selector.startsWith(":root:lang(")) rule.walkDecls(/^--/, ({ prop }) => void translated.add(prop));
		else if (rule.selectors.every((selector) => [":root", ":host"].includes(selector))) general.push(rule);
	});
	for (const rule of general) {
		rule.walkDecls((declaration) => {
			if (translated.has(declaration.prop)) declaration.remove();
		});
	}
	const used = valuesOf(sheet, /./);
	sheet.walkDecls(/^--font-/, (declaration) => {
		if (!used.includes(`var(${declaration.prop})`)) declaration.remove();
	});
	const unquoted = (name: string) => name.trim().replace(/^["']|["']$/g, "");
	const families = new Set(
		valuesOf(sheet, /^(--font-.*|font-family)$/)
			.split(/[,\n]/)
			.map(unquoted),
	);
	sheet.walkAtRules("font-face", (face) => {
		face.walkDecls("font-family", ({ value }) => void (families.has(unquoted(value)) || face.remove()));
	});
	return sheet.toString();
}

/** Joins the blocks of each cascade layer; what is between them belongs to other layers or to none. */
function joinLayers(sheet: Root): void {
	const layers = new Map<string, AtRule>();
	for (const block of sheet.nodes.filter((node) => node.type === "atrule" && node.name === "layer") as AtRule[]) {
		if (!block.nodes) continue;
		const first = layers.get(block.params);
		if (first) first.append(block.remove().nodes);
		else layers.set(block.params, block);
	}
}

/** Whether a declaration only gives a registered property its initial value, for browsers without `@property`. */
const isInitial = ({ parent }: Declaration): boolean => {
	const group = parent?.parent?.parent;
	return group?.type === "atrule" && (group as AtRule).params === "properties";
};

/** Writes out the root's custom properties that are read once, without a fallback. */
function resolveRoot(sheet: Root): void {
	const declarations: Declaration[] = [];
	sheet.walkDecls((declaration) => void declarations.push(declaration));
	const values = new Map<string, Declaration[]>();
	for (const declaration of declarations.filter(({ prop }) => prop.startsWith("--"))) {
		values.set(declaration.prop, [...(values.get(declaration.prop) ?? []), declaration]);
	}
	for (const [property, [declaration, ...others]] of values) {
		const isOfRoot = declaration?.parent?.type === "rule" && (declaration.parent as Rule).selector === ":root";
		if (!declaration || !isOfRoot || others.length > 0) continue;
		const use = `var(${property})`;
		const readers = declarations.filter(({ value }) => value.includes(`var(${property}`));
		// A declaration that was removed has no parent.
		const all = readers.map(({ parent, value }) => (parent?.type === "rule" ? value : "")).join("\n");
		if (all.includes(`var(${property},`) || all.split(use).length > 2) continue;
		const { value } = declaration;
		declaration.remove();
		for (const reader of readers) reader.value = reader.value.replace(use, () => value);
	}
}

/**
 * Resolves the custom properties with which Tailwind combines utilities: of one that no utility of the page sets the
 * value or fallback is written out. Removes every custom property that nothing reads.
 */
function resolveUtilities(css: string): string {
	const sheet = postcss.parse(css);
	joinLayers(sheet);
	resolveRoot(sheet);
	const values = new Map<string, string>();
	const set = new Set<string>();
	sheet.walkDecls(/^--tw-/, (declaration) => {
		if (isInitial(declaration)) values.set(declaration.prop, declaration.value);
		else set.add(declaration.prop);
	});
	sheet.walkDecls((declaration) => {
		// The compiler leaves spaces in what it does not know. Those of a string are text.
		const value = declaration.value.includes('"') ? declaration.value : declaration.value.replaceAll(", ", ",");
		declaration.value = value.replace(/var\((--tw-[\w-]+)(?:,([^()]*))?\)/g, (whole, name, fallback) =>
			set.has(name) ? whole : (fallback ?? values.get(name) ?? whole),
		);
	});
	const used = valuesOf(sheet, /./);
	const isUsed = (property: string) => used.includes(`var(${property}`);
	sheet.walkDecls(/^--/, (declaration) => void (isUsed(declaration.prop) || declaration.remove()));
	sheet.walkAtRules("property", (rule) => void (isUsed(rule.params) || rule.remove()));
	sheet.walkRules((rule) => void (rule.nodes.length === 0 && rule.remove()));
	return sheet.toString();
}

/** Removes groups that contain nothing, or nothing but such groups. */
function withoutEmptyGroups(css: string): string {
	const left = css.replace(/@(?:layer|media|supports)[^{};]*\{\}/g, "");
	return left === css ? css : withoutEmptyGroups(left);
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
	return withoutEmptyGroups(resolveUtilities(forLanguage(result?.css ?? "", page)));
}
