import type { Element, Root } from "hast";
import { select, selectAll } from "hast-util-select";
import { toString as textOf } from "hast-util-to-string";
import { EXIT, SKIP, visit } from "unist-util-visit";
import { isPlain, isRendered, type Wake } from "@/components/islands/registry";

const wakes: Wake[] = ["load", "idle", "visible", "use"];

const isObject = (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value);

function hasValidProps({ properties }: Element): boolean {
	if (properties.dataProps === undefined) return true;
	try {
		return isObject(JSON.parse(String(properties.dataProps)));
	} catch {
		return false;
	}
}

/** Whether a component's own markup, its slot aside, has comments: React marks `Suspense` and the like by them. */
function hasBoundary(island: Element): boolean {
	let found = false;
	visit(island, (node) => {
		if (node.type === "element" && node.properties.dataSlot !== undefined) return SKIP;
		if (node.type !== "comment" || node.value.trim() === "") return undefined;
		found = true;
		return EXIT;
	});
	return found;
}

function islandProblems(island: Element): string[] {
	const name = String(island.properties.dataIsland);
	if (!isRendered(name) && !isPlain(name)) {
		return [`there is no island "${name}": give it a line in components/islands/registry.ts`];
	}
	const problems: string[] = [];
	const wake = String(island.properties.dataWake);
	if (!wakes.some((known) => known === wake)) {
		problems.push(`the island "${name}" wakes "${wake}", which is none of ${wakes.join(", ")}`);
	}
	if (!hasValidProps(island)) {
		problems.push(`the props of the island "${name}" are no JSON object: give it values that survive JSON`);
	}
	if (wake === "visible" && !island.children.some(({ type }) => type === "element")) {
		problems.push(`the island "${name}" is empty, so no browser can see it come near: give it an element`);
	}
	if (isRendered(name) && hasBoundary(island)) {
		problems.push(
			`the island "${name}" uses Suspense or the like, whose marks are comments and go with Next's: render its parts without`,
		);
	}
	return problems;
}

/**
 * What is wrong with the islands of a page as Next exports it, while its comments are still there.
 * @returns a sentence for each, with its mend
 */
export const islandsProblems = (page: Root): string[] => selectAll("[data-island]", page).flatMap(islandProblems);

const isEmpty = (text: unknown) => String(text ?? "").trim() === "";

/** The first token in the text of a page that has not been filled, such as `{ambulance}`. */
function unfilledToken(page: Root): string | undefined {
	let token: string | undefined;
	visit(page, (node) => {
		if (node.type === "element" && ["script", "style"].includes(node.tagName)) return SKIP;
		if (node.type === "text") token = /\{[a-z]\w*\}/i.exec(node.value)?.[0];
		return token ? EXIT : undefined;
	});
	return token;
}

/**
 * What every finished page must have and this one has not.
 * @returns a sentence for each, with its mend
 */
export function missingParts(page: Root): string[] {
	const missing: string[] = [];
	const headings = selectAll("h1", page);
	if (headings.length !== 1) {
		missing.push(`it has ${headings.length || "no"} main headings (<h1>): give it exactly one`);
	} else if (isEmpty(textOf(headings[0] as Element))) {
		missing.push("its main heading (<h1>) is empty: give it words");
	}
	const titles = selectAll("head > title", page);
	if (titles.length !== 1 || isEmpty(textOf(titles[0] as Element))) {
		missing.push("it has no title, or more than one: let its metadata give a title");
	}
	const description = select("head > meta[name=description]", page);
	if (isEmpty(description?.properties.content)) {
		missing.push("it has no description: let its metadata give a description");
	}
	if (isEmpty(select("html", page)?.properties.lang)) {
		missing.push("<html> names no language: give it lang in app/layout.tsx");
	}
	if (selectAll("main", page).length !== 1) {
		missing.push("it has not exactly one <main>: put its content into PageFrame, once");
	}
	if (!selectAll("style", page).some((style) => !isEmpty(textOf(style)))) {
		missing.push("it has no style: import the style sheet in app/layout.tsx");
	}
	const token = unfilledToken(page);
	if (token) missing.push(`it shows ${token} in place of what that stands for: fill the token, or correct its name`);
	return missing;
}
