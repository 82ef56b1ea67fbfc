import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { Field } from "./body";

const requestSchema = z.object({
	received: z.iso.datetime(),
	fields: z.array(z.object({ name: z.string(), value: z.string() })),
});

/** A request as kept: when it came (ISO 8601, UTC) and its fields in the order sent. */
export type StoredRequest = z.infer<typeof requestSchema> & { file: string };

/** A file in the mailbox folder that is no request, with the reason. */
export type UnreadableRequest = { file: string; unreadable: string };

/** Requests kept at most; any page on this machine may send to the mailbox. */
export const CAPACITY = 500;

/** A folder that keeps every accepted request as one JSON file. */
export type Mailbox = {
	/** Keeps a request; the oldest goes when there are more than the mailbox holds. */
	store(fields: Field[]): Promise<void>;
	/** Gives all requests, newest first; a file that cannot be read is listed with the reason. */
	list(): Promise<(StoredRequest | UnreadableRequest)[]>;
};

/**
 * Opens a mailbox.
 *
 * @param folder where the files lie; made with the first request
 */
export function openMailbox(folder: string): Mailbox {
	let latest = 0;

	return {
		async store(fields) {
			// Never the same millisecond twice, so that sorting by file name keeps the order of arrival.
			latest = Math.max(Date.now(), latest + 1);
			const received = new Date(latest).toISOString();
			// Nothing that was sent takes part in the name.
			const file = `${received.replace(/[:.]/g, "-")}-${randomBytes(4).toString("hex")}.json`;
			await mkdir(folder, { recursive: true });
			// Written under a name that is not listed, then renamed: nobody reads half a file.
			const draft = join(folder, `.${file}.part`);
			await writeFile(draft, `${JSON.stringify({ received, fields }, null, "\t")}\n`, { flag: "wx", mode: 0o600 });
			await rename(draft, join(folder, file));
			const requests = await requestsIn(folder);
			for (const oldest of requests.slice(0, -CAPACITY)) await rm(join(folder, oldest), { force: true });
		},

		async list() {
			const files = (await requestsIn(folder)).reverse();
			return Promise.all(files.map((file) => readRequest(folder, file)));
		},
	};
}

/** The names of the requests in a folder, the oldest first. */
async function requestsIn(folder: string): Promise<string[]> {
	try {
		const names = await readdir(folder);
		return names.filter((name) => name.endsWith(".json") && !name.startsWith(".")).sort();
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
		throw error;
	}
}

async function readRequest(folder: string, file: string): Promise<StoredRequest | UnreadableRequest> {
	try {
		return { file, ...requestSchema.parse(JSON.parse(await readFile(join(folder, file), "utf8"))) };
	} catch (error) {
		return { file, unreadable: error instanceof z.ZodError ? z.prettifyError(error) : String(error) };
	}
}
