import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { webmOf } from "@/lib/content/film-sources";
import type { NamedFile } from "@/lib/content/named-files";
import type { Problem } from "@/lib/content/problem";
import { kept } from "../kept";
import { trackKinds } from "./mp4";
import { kilobytes } from "./size";

/** Bytes that one file of a film may take. */
const LARGEST = 700_000;

function sizeFault(path: string): string[] {
	const { size } = statSync(path);
	if (size <= LARGEST) return [];
	return [`the film has ${kilobytes(size)}; ${kilobytes(LARGEST)} is the most: shorten it, or save it smaller`];
}

function trackFault(path: string): string[] {
	try {
		if (!trackKinds(path).includes("soun")) return [];
		return ["the film has a sound track, which no visitor would hear: save it without one"];
	} catch (error) {
		return [`the film cannot be read (${error instanceof Error ? error.message : error})`];
	}
}

/**
 * What is wrong with films: the size of each file, and sound in the MP4.
 * @param root the repository's root
 * @param films the MP4 files that the content names, each once; a WebM of the same name may stand beside each
 */
export function checkFilms(root: string, films: NamedFile[]): Problem[] {
	return films.flatMap(({ file, problemAt }) => {
		const webm = webmOf(file);
		const beside = existsSync(join(root, webm)) ? sizeFault(join(root, webm)) : [];
		const own = [...sizeFault(join(root, file)), ...trackFault(join(root, file))];
		return [
			...own.map((fault) => problemAt(`${file}: ${fault}`)),
			...beside.map((fault) => problemAt(`${webm}: ${fault}`)),
		];
	});
}

const isPicture = (file: Buffer) =>
	kept(["poster", file], async () => {
		const { sharp } = await import("./sharp");
		return sharp(file)
			.metadata()
			.then(
				() => true,
				() => false,
			);
	});

/** What is wrong with posters that are no drawings: each must be a picture that can be read. */
export async function checkPosters(root: string, posters: NamedFile[]): Promise<Problem[]> {
	const problems: Problem[] = [];
	for (const { file, problemAt } of posters) {
		if (await isPicture(readFileSync(join(root, file)))) continue;
		problems.push(problemAt(`${file}: the poster is no picture that can be read`));
	}
	return problems;
}
