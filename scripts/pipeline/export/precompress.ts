import { readFile, stat, utimes, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { filesBelow } from "@/lib/content/files";
import { diskCache } from "../disk-cache";
import { mapParallel } from "../steps";
import { compressibleTypes } from "./hosting/file-types";

/** Smaller files fit into a network packet or two anyway. */
const MIN_BYTES = 256;

/** The largest size of a compressed file that is worth writing, as a part of the original's. */
const MAX_RATIO = 0.9;

/** Quality 11 takes two and a half times as long, for 2 % fewer bytes. */
const BROTLI_QUALITY = 10;

/** Variables of hosts that compress by themselves and would serve compressed files as downloads. */
const compressingHosts = ["CF_PAGES", "NETLIFY", "VERCEL"];

/** Compresses bytes in each encoding, by the extension of its file (RFC 9110, section 8.4.1). */
const compressors = {
	br: (bytes: Buffer) =>
		promisify(brotliCompress)(bytes, {
			params: {
				[constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
				[constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
			},
		}),
	gz: (bytes: Buffer) => promisify<Buffer, { level: number }, Buffer>(gzip)(bytes, { level: 9 }),
};

/** Whether a build writes compressed files: as `PRECOMPRESS` says (`1` or `0`), else unless the host compresses. */
export const precompresses = (env: Record<string, string | undefined>): boolean =>
	env.PRECOMPRESS ? env.PRECOMPRESS !== "0" : compressingHosts.every((name) => !env[name]);

/** Writes `FILE.br` and `FILE.gz`, with the modification time of the file itself. */
export async function precompressFile(file: string): Promise<void> {
	const bytes = await readFile(file);
	if (bytes.length < MIN_BYTES) return;
	const { atime, mtime } = await stat(file);
	for (const [extension, compress] of Object.entries(compressors)) {
		const result = await diskCache("compressed", [extension, bytes], () => compress(bytes));
		if (result.length > bytes.length * MAX_RATIO) continue;
		await writeFile(`${file}.${extension}`, result);
		await utimes(`${file}.${extension}`, atime, mtime);
	}
}

/** Compresses each text of a finished site, for servers that send such files instead. */
export async function precompress(out: string): Promise<void> {
	const files = filesBelow(out).filter((file) => extname(file).slice(1) in compressibleTypes);
	await mapParallel(files, (file) => precompressFile(join(out, file)));
}
