import postcss, { type AtRule, type Container, type Root } from "postcss";

const isPrint = (rule: AtRule): boolean => rule.name === "media" && rule.params === "print";

/** A page's style without the rules for print. */
export function withoutPrint(css: string): string {
	const sheet = postcss.parse(css);
	sheet.walkAtRules((rule) => void (isPrint(rule) && rule.remove()));
	return sheet.toString();
}

/** A rule in copies of the groups around it, such as cascade layers. */
function inItsGroups(rule: AtRule): Container {
	let copy: Container = rule.clone();
	for (let group = rule.parent; group && group.type !== "root"; group = group.parent) {
		copy = (group as Container).clone({ nodes: [copy] } as object) as Container;
	}
	return copy;
}

/** The root's custom properties that a style sheet reads, as declarations. */
function rootProperties(sheets: Root[], read: string): string[] {
	const declarations = new Map<string, string>();
	for (const sheet of sheets) {
		sheet.walkRules(/^:root$|^:root,/, (rule) =>
			rule.walkDecls(/^--/, (declaration) => void declarations.set(declaration.prop, declaration.toString())),
		);
	}
	return [...declarations].flatMap(([name, text]) => (read.includes(`var(${name})`) ? text : []));
}

/**
 * The rules for print of a site, for one file that all pages share. Browsers fetch it when nothing else waits, so that
 * no page carries it in its own style.
 * @param styles the style sheets of all pages, each once
 */
export function printStyle(styles: string[]): string {
	const sheets = styles.map((css) => postcss.parse(css));
	const rules = new Set<string>();
	for (const sheet of sheets) {
		sheet.walkAtRules((rule) => void (isPrint(rule) && rules.add(inItsGroups(rule).toString())));
	}
	const all = [...rules].join("");
	const properties = rootProperties(sheets, all);
	return properties.length > 0 ? `@layer base{:root{${properties.join(";")}}}${all}` : all;
}
