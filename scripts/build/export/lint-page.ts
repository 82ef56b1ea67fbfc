import { toString as textOf } from "hast-util-to-string";
import { isPlain, isRendered, type Wake } from "@/components/islands/registry";
import { all, type ExportedPage, inHead, type PageIsland } from "./exported-page";
import { hasRuntime } from "./next-contract";

const wakes: readonly string[] = ["load", "idle", "visible", "use"] satisfies Wake[];

function isJsonObject(text: string): boolean {
	try {
		const value: unknown = JSON.parse(text);
		return typeof value === "object" && value !== null && !Array.isArray(value);
	} catch {
		return false;
	}
}

function islandProblems({ element, name, wake, hasBoundary }: PageIsland): string[] {
	if (!isRendered(name) && !isPlain(name)) {
		return [`there is no island "${name}": give it a line in components/islands/registry.ts`];
	}
	const problems: string[] = [];
	if (!wakes.includes(wake))
		problems.push(`the island "${name}" has the wake "${wake}": use one of ${wakes.join(", ")}`);
	if (!isJsonObject(String(element.properties.dataProps ?? "{}"))) {
		problems.push(`the props of the island "${name}" are not a JSON object: pass only values that JSON can represent`);
	}
	if (wake === "visible" && !element.children.some(({ type }) => type === "element")) {
		problems.push(
			`the island "${name}" is empty, so browsers cannot detect when it is near the viewport: give it an element`,
		);
	}
	if (isRendered(name) && hasBoundary) {
		problems.push(
			`the island "${name}" uses Suspense or similar, whose comments the export removes: render its parts without it`,
		);
	}
	return problems;
}

const isEmpty = (text: unknown) => String(text ?? "").trim() === "";

/** What every page must have and this one does not. */
function missingParts(page: ExportedPage): string[] {
	const problems: string[] = [];
	const [headings, titles] = [all(page, "h1"), inHead(page, "title")];
	const [heading, title] = [headings[0], titles[0]];
	if (!heading || headings.length > 1) {
		problems.push(`it has ${headings.length || "no"} main headings (<h1>): give it exactly one`);
	} else if (isEmpty(textOf(heading))) {
		problems.push("its main heading (<h1>) is empty: give it words");
	}
	if (!title || titles.length > 1 || isEmpty(textOf(title))) {
		problems.push("it has no title, or more than one: let its metadata give a title");
	}
	const description = inHead(page, "meta").find(({ properties }) => properties.name === "description");
	if (isEmpty(description?.properties.content)) {
		problems.push("it has no description: let its metadata give a description");
	}
	if (isEmpty(all(page, "html")[0]?.properties.lang)) {
		problems.push("<html> names no language: give it lang in app/layout.tsx");
	}
	if (all(page, "main").length !== 1) {
		problems.push("it must have exactly one <main>: put its content into PageFrame, once");
	}
	if (all(page, "style").every((style) => isEmpty(textOf(style)))) {
		problems.push("it has no style: import the style sheet in app/layout.tsx");
	}
	return problems;
}

/** What no page may have. */
function leftovers({ forbidden, unfilledToken }: ExportedPage, html: string): string[] {
	const problems = [...forbidden].map(
		(attribute) =>
			`it has the attribute ${attribute}, which the security policy forbids: use a class, or listen in an island`,
	);
	if (unfilledToken) {
		problems.push(`it shows ${unfilledToken} instead of a value: fill the token, or correct its name`);
	}
	if (hasRuntime(html))
		problems.push("Next's client runtime is not fully removed: find what names a file of its chunks");
	return problems;
}

/** Checks a finished page. Each message includes the remedy. */
export const lintPage = (page: ExportedPage, html: string): string[] => [
	...page.islands.flatMap(islandProblems),
	...missingParts(page),
	...leftovers(page, html),
];
