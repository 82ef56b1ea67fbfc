import postcss, { type AtRule, type Root, type Rule } from "postcss";

/** A name as it stands in an attribute, from the escapes of a style sheet: `\:` is a colon, `\31 ` the figure 1. */
const unescaped = (name: string): string =>
	name.replace(/\\([0-9a-f]{1,6}) ?|\\(.)/gi, (_, code, character) =>
		code ? String.fromCodePoint(Number.parseInt(code, 16)) : character,
	);

/** The classes that an element, or those around it, must have for a selector to apply; what stands in brackets aside. */
function classesOf(selector: string): string[] {
	const outside = selector.replace(/:(?:not|is|where|has)\(.*\)/g, "");
	return [...outside.matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gi)].map(([, name = ""]) => unescaped(name));
}

/** Takes out a rule for elements that the page does not have, or those of its selectors that are for such. */
function keepUsed(rule: Rule, used: (name: string) => boolean): void {
	const { parent } = rule;
	// Steps of an animation look like rules.
	if (parent?.type === "atrule" && (parent as AtRule).name.endsWith("keyframes")) return;
	const selectors = rule.selectors.filter((selector) => classesOf(selector).every(used));
	if (selectors.length === 0) rule.remove();
	else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
}

/** Leaves of declarations that say the same several times, as those with a browser's prefix come out, the last. */
function dropRepeated(rule: Rule): void {
	const said = new Set<string>();
	for (const node of [...(rule.nodes ?? [])].reverse()) {
		if (node.type !== "decl") continue;
		const text = node.toString();
		if (said.has(text)) node.remove();
		said.add(text);
	}
}

/** The words of a text, as classes are written in attributes and in code. */
export const wordsOf = (text: string): Set<string> => new Set(text.split(/[\s"'`]+/));

/** The classes of a page's elements, those in templates among them. */
export const classesIn = (html: string): Set<string> =>
	new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(/\s+/)));

/** Leaves of a sheet the rules that can apply, without what one of them says twice. */
function trim(sheet: Root, used: (name: string) => boolean): void {
	sheet.walkRules((rule) => keepUsed(rule, used));
	const dropEmpty = (): boolean => {
		let dropped = false;
		sheet.walkAtRules((rule) => {
			if (rule.nodes?.length !== 0) return;
			rule.remove();
			dropped = true;
		});
		return dropped;
	};
	while (dropEmpty());
	sheet.walkRules(dropRepeated);
}

/** Takes out the animations that no rule of a page names, in whichever of its sheets. */
function dropUnnamedAnimations(sheets: Root[]): void {
	const named = new Set<string>();
	for (const sheet of sheets) {
		sheet.walkDecls(/^animation(-name)?$/, ({ value }) => {
			for (const name of value.split(/[\s,]+/)) named.add(name);
		});
	}
	for (const sheet of sheets) {
		sheet.walkAtRules(/keyframes$/, (rule) => {
			if (!named.has(rule.params)) rule.remove();
		});
	}
}

/** The language of a page (BCP 47), and its script if that is not Latin (ISO 15924). */
export type PageLanguage = { language: string; script?: string };

/** Whether a selector is for pages of another language or script than this one's. */
const isElsewhere = (selector: string, { language, script }: PageLanguage): boolean => {
	if (!script && selector.startsWith("[data-script]")) return true;
	const [, other] = /^:root:lang\(([\w-]+)\)/.exec(selector) ?? [];
	return other !== undefined && language !== other && !language.startsWith(`${other}-`);
};

/** Takes out of the rules for all languages what a rule for the page's own says otherwise. */
function dropOverruled(sheets: Root[]): void {
	const own = new Set<string>();
	const ofAll: Rule[] = [];
	for (const sheet of sheets) {
		sheet.walkRules((rule) => {
			if (rule.selector.startsWith(":root:lang(")) rule.walkDecls(/^--/, ({ prop }) => void own.add(prop));
			else if (rule.selectors.every((selector) => [":root", ":host"].includes(selector))) ofAll.push(rule);
		});
	}
	for (const rule of ofAll) {
		rule.walkDecls((declaration) => {
			if (own.has(declaration.prop)) declaration.remove();
		});
	}
}

/** Takes out the lists of typefaces that no declaration refers to. */
function dropUnusedLists(sheets: Root[]): void {
	const values: string[] = [];
	for (const sheet of sheets) sheet.walkDecls(({ value }) => void values.push(value));
	const referred = values.join("\n");
	for (const sheet of sheets) {
		sheet.walkDecls(/^--font-/, (declaration) => {
			if (!referred.includes(`var(${declaration.prop})`)) declaration.remove();
		});
	}
}

/** Takes out the typefaces that no declaration names, in whichever of the page's sheets. */
function dropUnnamedTypefaces(sheets: Root[]): void {
	const values: string[] = [];
	for (const sheet of sheets) {
		sheet.walkDecls(/^(--.*|font.*)$/, ({ parent, value }) => {
			if (parent?.type === "rule") values.push(value);
		});
	}
	const named = values.join("\n");
	for (const sheet of sheets) {
		sheet.walkAtRules("font-face", (rule) => {
			rule.walkDecls("font-family", ({ value }) => {
				if (!named.includes(value.replace(/^["']|["']$/g, ""))) rule.remove();
			});
		});
	}
}

/**
 * The parts of a page's style sheets that can apply to it. Utilities are made for the whole site, and every page carries
 * its style itself.
 * @param sheets all of the page's style sheets
 * @param used tells of a class whether an element of the page has it, or may get it from a script
 * @param page its language, by which rules for others are told
 * @returns the style sheets without the rules that need another class or language, without what a rule says twice and
 *   without the animations and typefaces that no rule names
 */
export function usedStyles(
	sheets: string[],
	used: (name: string) => boolean,
	page: PageLanguage = { language: "" },
): string[] {
	const parsed = sheets.map((css) => postcss.parse(css));
	for (const sheet of parsed) {
		sheet.walkRules((rule) => {
			if (rule.selectors.every((selector) => isElsewhere(selector, page))) rule.remove();
		});
		trim(sheet, used);
	}
	dropUnnamedAnimations(parsed);
	dropOverruled(parsed);
	dropUnusedLists(parsed);
	dropUnnamedTypefaces(parsed);
	return parsed.map((sheet) => sheet.toString());
}
