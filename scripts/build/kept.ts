import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { filesIn } from "@/lib/content/files";

/** Beside the code, not beside the content: what is made depends on nothing else than what it is made from. */
const root = fileURLToPath(new URL("../..", import.meta.url));

const FOLDER = join(root, ".cache/made");

/** Days after which an entry is thrown away and made anew if it is still wanted. */
const DAYS = 30;

/** The code that makes things of pictures and of the brand, and the versions of the packages that it uses. */
const CODE = ["scripts/build/pictures", "scripts/build/brand", "lib/brand"];

let hashOfCode: string | undefined;

/** A hash of the code that makes things, and of the versions of the packages that it uses, typefaces included. */
export function codeHash(): string {
	if (hashOfCode) return hashOfCode;
	const hash = createHash("sha256");
	for (const file of [...CODE.flatMap((folder) => filesIn(root, folder)), "package-lock.json"]) {
		hash.update(file).update(readFileSync(join(root, file)));
	}
	hashOfCode = hash.digest("hex");
	return hashOfCode;
}

function throwOldAway(): void {
	const oldest = Date.now() - DAYS * 86_400_000;
	for (const name of readdirSync(FOLDER)) {
		const file = join(FOLDER, name);
		const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? oldest;
		if (written < oldest) rmSync(file, { force: true });
	}
}

let thrownAway = false;

function write(file: string, text: string): void {
	mkdirSync(FOLDER, { recursive: true });
	if (!thrownAway) throwOldAway();
	thrownAway = true;
	// Another process may be reading: the file is either not there or whole.
	const aside = `${file}.${process.pid}`;
	writeFileSync(aside, text);
	renameSync(aside, file);
}

/**
 * What is made of files takes seconds to make and stays the same while they do: it is kept on disk, under a hash of all
 * that it is made from, this site's code included.
 * @param inputs everything that the result depends on
 * @param make makes it; the result has to survive JSON
 * @param worthKeeping whether a result is kept; unless given, every one is
 */
export async function kept<T>(
	inputs: (string | Buffer)[],
	make: () => T | Promise<T>,
	worthKeeping: (made: T) => boolean = () => true,
): Promise<T> {
	const hash = createHash("sha256").update(codeHash());
	for (const input of inputs) hash.update(`${input.length}:`).update(input);
	const file = join(FOLDER, `${hash.digest("hex")}.json`);
	try {
		return JSON.parse(readFileSync(file, "utf8")) as T;
	} catch {
		// It is not there, was thrown away just now, or is damaged: it is made anew.
	}
	const made = await make();
	if (worthKeeping(made)) write(file, JSON.stringify(made));
	return made;
}
