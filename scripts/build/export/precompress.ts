import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from "node:zlib";
import { filesBelow } from "@/lib/content/files";
import { compressibleTypes } from "./hosting/file-types";
import { type CompressedEnding, compressedEndings } from "./hosting/files-for-hosts";

/** How bytes are compressed in each encoding, and read again (RFC 9110, section 8.4.1), by the ending of their file. */
const compressors = {
	br: {
		compress: (bytes: Buffer) =>
			promisify(brotliCompress)(bytes, {
				params: {
					[constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
					[constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
				},
			}),
		decompress: promisify<Buffer, Buffer>(brotliDecompress),
	},
	gz: {
		compress: (bytes: Buffer) => promisify<Buffer, { level: number }, Buffer>(gzip)(bytes, { level: 9 }),
		decompress: promisify<Buffer, Buffer>(gunzip),
	},
} satisfies Record<CompressedEnding, object>;

/** Below this many bytes an answer fits into a packet or two, compressed or not. */
const LEAST = 256;

/** What a compressed file may weigh at most, as a part of the original. */
const WORTH = 0.9;

/** Days after which a result that no build has wanted is thrown away. */
const DAYS = 30;

/** Variables that are set where the host itself compresses what it serves, and would offer these files as downloads. */
const HOSTS = ["CF_PAGES", "NETLIFY", "VERCEL"];

/**
 * Whether a build writes compressed files.
 * @param env `PRECOMPRESS` decides, `1` or `0`; without it, they are left out on hosts that compress by themselves
 */
export function precompresses(env: Record<string, string | undefined>): boolean {
	if (env.PRECOMPRESS) return env.PRECOMPRESS !== "0";
	return HOSTS.every((name) => !env[name]);
}

/** The bytes in an encoding: as kept from an earlier build, if they still give the original, or made now. */
async function compressed(bytes: Buffer, ending: CompressedEnding, folder: string): Promise<Buffer> {
	const { compress, decompress } = compressors[ending];
	const file = join(folder, `${createHash("sha256").update(bytes).digest("hex")}.${ending}`);
	try {
		const kept = await readFile(file);
		if ((await decompress(kept)).equals(bytes)) {
			const now = new Date();
			await utimes(file, now, now);
			return kept;
		}
	} catch {
		// It is not there, or it is damaged: it is made anew.
	}
	const made = await compress(bytes);
	// Two files may be alike, and another build may be reading: the file is either not there or whole.
	const aside = `${file}.${randomUUID()}`;
	await writeFile(aside, made);
	await rename(aside, file);
	return made;
}

/** Writes the compressed files of one file, those that are worth it, with its time, so that both are as old. */
async function precompressFile(file: string, folder: string): Promise<void> {
	const bytes = await readFile(file);
	if (bytes.length < LEAST) return;
	const { atime, mtime } = await stat(file);
	for (const ending of compressedEndings) {
		const result = await compressed(bytes, ending, folder);
		if (result.length > bytes.length * WORTH) continue;
		await writeFile(`${file}.${ending}`, result);
		await utimes(`${file}.${ending}`, atime, mtime);
	}
}

async function throwOldAway(folder: string): Promise<void> {
	const oldest = Date.now() - DAYS * 86_400_000;
	for (const name of await readdir(folder)) {
		const { mtimeMs } = await stat(join(folder, name));
		if (mtimeMs < oldest) await rm(join(folder, name), { force: true });
	}
}

/**
 * Writes beside each text of a site what servers hand on in its place, as small as Brotli and gzip make it: `index.html.br`
 * and `index.html.gz`. Pages take a quarter of a second each, so results are kept for the next build under a hash of what
 * they are made from, and as many are made at once as there are cores.
 * @param root the repository's root, below which results are kept
 * @param out the folder of the finished site
 */
export async function precompress(root: string, out: string): Promise<void> {
	const folder = join(root, ".next/cache/compressed");
	await mkdir(folder, { recursive: true });
	const files = filesBelow(out).filter((file) => extname(file).slice(1) in compressibleTypes);
	const next = files.values();
	const work = async () => {
		for (const file of next) await precompressFile(join(out, file), folder);
	};
	await Promise.all(Array.from({ length: availableParallelism() }, work));
	await throwOldAway(folder);
}
