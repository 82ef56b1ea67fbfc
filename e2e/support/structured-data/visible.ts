import type { Element, Root } from "hast";
import { selectAll } from "hast-util-select";
import { visit } from "unist-util-visit";
import type { Content } from "@/lib/content/content-of";
import { minutesOf } from "@/lib/hours/calendar";
import { formatTime } from "@/lib/hours/format-hours";
import { longDate } from "@/lib/text/dates";
import { isReference, type Node, nameOf, nodesIn, typesOf, valuesOf } from "./nodes";
import { takesData, typeNamed } from "./vocabulary";

const tidy = (text: string) => text.replace(/\s+/g, " ").trim();

/** What a page shows: its texts, what its pictures show, its title and description, and the addresses that it links. */
export function shownOn(root: Root): string {
	const numbersOfSources = new Set<Element>(selectAll("sup", root));
	const shown: string[] = [];
	const attributes: string[] = [];
	visit(root, (node) => {
		if (node.type === "text") shown.push(node.value);
		if (node.type !== "element") return undefined;
		if (["script", "style", "template"].includes(node.tagName) || numbersOfSources.has(node)) return "skip";
		const { alt, ariaLabel, content, href, dateTime } = node.properties;
		for (const told of [alt, ariaLabel, content, href, dateTime]) if (told) attributes.push(String(told));
		// What stands in different blocks is not one text.
		if (!["a", "em", "strong", "span", "b", "i"].includes(node.tagName)) shown.push("\n");
		return undefined;
	});
	return tidy([shown.join(""), ...attributes].join("\n"));
}

/**
 * What a page does not show as it stands in the data, and why that is no claim which a visitor cannot see. By property;
 * of these alone the test does not ask.
 */
const unseen: Record<string, string> = {
	addressCountry: "addresses on the page are for people of the country",
	addressRegion: "follows from the city and the code",
	latitude: "the map of the clinic's page shows the place",
	longitude: "the map of the clinic's page shows the place",
	hasMap: "a link of the clinic's page, which others need not repeat",
	inLanguage: "the page is written in it",
	encodingFormat: "says how a file is written",
	duration: "the film's player tells it",
	uploadDate: "search engines list no film without it; the page says nothing of the film's age",
	width: "the picture's size",
	height: "the picture's size",
	position: "the order on the page",
	urlTemplate: "where a search is sent",
	"query-input": "what a search needs",
	dateModified: "the sitemap tells the same; the page tells the day of its review",
	dayOfWeek: "days are told as runs, Monday to Saturday",
	validFrom: "dates of exceptions are told as runs, 8 to 10 November",
	validThrough: "dates of exceptions are told as runs, 8 to 10 November",
};

/** Times that mean the whole day, or none of it, are told in words. */
const wholeDay = ["00:00", "23:59"];

/** Whether a page shows what a property says; dates and times as the site writes them. */
function isShown(page: string, node: Node, property: string, value: string | number, content: Content): boolean {
	const { clinic, words } = content;
	if (property === "lastReviewed") return page.includes(longDate(String(value), clinic.language));
	if (property === "opens" || property === "closes") {
		const time = String(value);
		return wholeDay.includes(time) || page.includes(formatTime(minutesOf(time), words.hours.clock, clinic.language));
	}
	// A branch has the clinic's name and its own, which stand apart.
	if (property === "name" && node.parentOrganization) {
		return String(value)
			.split(", ")
			.every((part) => page.includes(part));
	}
	// A list's signs are drawn.
	return String(value)
		.split("\n")
		.every((line) => page.includes(tidy(line.replace(/^\s*(-|\d+\.) /, ""))));
}

/** Whether a value is an address or a name of the vocabulary, and no claim. */
function isNoClaim(node: Node, property: string, value: string): boolean {
	const ranges = typesOf(node).flatMap((type) => typeNamed(type)?.get(property) ?? []);
	const isText = ranges.includes("Text") && !/^https?:\/\/\S+$/.test(value);
	return !isText && takesData(ranges, value) && !["Date", "Time"].some((name) => ranges.includes(name));
}

/** What a page's graph claims and the page does not show; nothing where all is well. */
export function unseenClaims(root: Root, graph: Node[], content: Content): string[] {
	const page = shownOn(root);
	return nodesIn(graph).flatMap((node) =>
		valuesOf(node).flatMap(([property, value]) => {
			if (property in unseen || (typeof value !== "string" && typeof value !== "number") || isReference(value))
				return [];
			if (typeof value === "string" && isNoClaim(node, property, value)) return [];
			return isShown(page, node, property, value, content) ? [] : [`${nameOf(node)}: ${property} ${value}`];
		}),
	);
}
