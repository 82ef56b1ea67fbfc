import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { deserialize, serialize } from "node:v8";
import { filesIn } from "@/lib/content/files";
import { memoize } from "@/lib/memoize";

/** The repository of this code: a test may check content in another folder. */
const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Each cache has a folder below this one, and each result a file in that. */
const FOLDER = join(ROOT, ".cache/disk-cache");

/** Days after which a result that no build has used is removed. */
const DAYS = 30;

/** Length of the SHA-256 checksum that precedes a result. */
const CHECKSUM_BYTES = 32;

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest();

const lockedPackages = memoize((root: string) => {
	const lock = readFileSync(join(root, "package-lock.json"), "utf8");
	type Locked = { version?: string; dependencies?: Record<string, string> };
	return (JSON.parse(lock) as { packages: Record<string, Locked> }).packages;
});

/** The versions of a package and of those on which it depends, by the lock file; "" if the project has none of this name. */
export function versionsOf(name: string, seen = new Set<string>()): string {
	const locked = lockedPackages(ROOT)[`node_modules/${name}`];
	if (!locked || seen.has(name)) return "";
	seen.add(name);
	const others = Object.keys(locked.dependencies ?? {}).map((dependency) => versionsOf(dependency, seen));
	return [name, locked.version, ...others].join(" ");
}

/** Hashes the code in a folder of the repository, together with the versions of the packages that it names and of theirs. */
export const codeHash: (folder: string) => string = memoize((folder) => {
	const hash = createHash("sha256");
	for (const file of filesIn(ROOT, folder)) {
		if (/\.test\.tsx?$/.test(file)) continue;
		const code = readFileSync(join(ROOT, file), "utf8");
		hash.update(file).update(code);
		for (const [, name] of code.matchAll(/"((?:@[\w.-]+\/)?[\w.-]+)[/"]/g)) {
			hash.update(versionsOf(name ?? ""));
		}
	}
	return hash.digest("hex");
});

/** Removes the results of a cache that have not been used for a month, once in a process. */
const removeUnused = memoize((folder: string): void => {
	const oldest = Date.now() - DAYS * 86_400_000;
	for (const name of readdirSync(folder)) {
		const file = join(folder, name);
		const { mtimeMs = oldest } = statSync(file, { throwIfNoEntry: false }) ?? {};
		if (mtimeMs < oldest) rmSync(file, { force: true });
	}
});

/** @returns undefined if there is no result, or a damaged one */
function read<T>(file: string): { value: T } | undefined {
	try {
		const bytes = readFileSync(file);
		const result = bytes.subarray(CHECKSUM_BYTES);
		if (!sha256(result).equals(bytes.subarray(0, CHECKSUM_BYTES))) return undefined;
		const now = new Date();
		utimesSync(file, now, now);
		return { value: deserialize(result) as T };
	} catch {
		return undefined;
	}
}

/** Writes under a temporary name first, so that other builds never read an incomplete file. */
function write(file: string, value: unknown): void {
	mkdirSync(dirname(file), { recursive: true });
	const result = serialize(value);
	const temporary = `${file}.${randomUUID()}`;
	writeFileSync(temporary, Buffer.concat([sha256(result), result]));
	renameSync(temporary, file);
	removeUnused(dirname(file));
}

/**
 * Caches a result on disk, in a folder with the cache's name, under a hash of `inputs`: everything that the result
 * depends on, including the code (`codeHash`). `make` may return anything that `structuredClone` can copy, or a
 * `Buffer`.
 */
export async function diskCache<T>(
	name: string,
	inputs: readonly (string | Uint8Array)[],
	make: () => T | Promise<T>,
): Promise<T> {
	const hash = createHash("sha256");
	for (const input of inputs) hash.update(`${input.length}:`).update(input);
	const file = join(FOLDER, name, hash.digest("hex"));
	const cached = read<T>(file);
	if (cached) return cached.value;
	const value = await make();
	write(file, value);
	return value;
}
