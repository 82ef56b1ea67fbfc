import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { closestMatch } from "leven";
import { readContent } from "@/lib/content/load";
import { isSlug } from "@/lib/content/place";
import { describeProblem, type Problem } from "@/lib/content/problem";
import { entryKinds } from "./part-entries";
import type { Changes } from "./part-kinds";
import { pageKinds } from "./part-pages";
import { type Asked, answersTo, Refusal } from "./questions";

/** The parts of the content that can be begun. */
export const partKinds = [...pageKinds, ...entryKinds];

const where = ({ file, field, message }: Problem) => `${file} ${field} ${message}`;

/**
 * Writes a part's files; where the content has a mistake then that it did not have before, everything is put back.
 * @throws {Refusal} if a file is there already, or with such mistakes
 */
function apply(root: string, { created, edited }: Changes, before: Problem[]): void {
	for (const file of Object.keys(created)) {
		if (existsSync(join(root, file))) throw new Refusal(`${file} is there already. Nothing was changed.`);
	}
	const old = Object.keys(edited).map((file) => [file, readFileSync(join(root, file), "utf8")] as const);
	for (const [file, data] of Object.entries({ ...created, ...edited })) {
		mkdirSync(dirname(join(root, file)), { recursive: true });
		writeFileSync(join(root, file), data);
	}
	const known = new Set(before.map(where));
	const mistakes = readContent(root).problems.filter((problem) => !known.has(where(problem)));
	if (mistakes.length === 0) return;
	for (const file of Object.keys(created)) rmSync(join(root, file));
	for (const [file, text] of old) writeFileSync(join(root, file), text);
	throw new Refusal(
		`Nothing was changed, for the content would have mistakes:\n${mistakes.map(describeProblem).join("\n")}`,
	);
}

/**
 * Begins a part of the content: its file, and the entries that belong to it.
 * @param root the repository's root
 * @param kind such as `treatment`
 * @param places what the command line says after the kind
 * @returns what was written and what to do next
 * @throws {Refusal} with what has to be mended first; nothing is changed then
 */
export async function newPart(root: string, kind: string, places: string[], asked: Asked): Promise<string> {
	const part = partKinds.find(({ name }) => name === kind);
	if (!part) {
		const names = partKinds.map(({ name }) => name);
		const near = closestMatch(kind, names, { maxDistance: 3 });
		throw new Refusal(
			`There is no "npm run new ${kind}".${near ? ` Did you mean ${near}?` : ""} There are ${names.join(", ")}.`,
		);
	}
	const [place = "", ...more] = places;
	const segments = place === "" ? [] : place.split("/");
	if (segments.length !== part.segments || more.length > 0) throw new Refusal(`Usage: npm run new ${part.usage}`);
	const misnamed = segments.find((segment) => !isSlug(segment));
	if (misnamed !== undefined) {
		throw new Refusal(
			`"${misnamed}" cannot be a name: write it in small letters a to z, digits and hyphens, such as trigger-finger.`,
		);
	}
	const { sources, problems } = readContent(root);
	const answers = await answersTo(part.questions(root, segments), asked);
	const changes = await part.make(root, sources, segments, answers);
	apply(root, changes, problems);
	const written = [
		...Object.keys(changes.created).map((file) => `${file} is new.`),
		...Object.keys(changes.edited).map((file) => `${file} has an entry more.`),
	];
	return [...written, changes.next].join("\n");
}
