import type { Change } from "../changes";
import { type ListedFile, TOKEN_HEADER } from "../page-and-server";
import { settings } from "./settings";

/** Told to the window after each write. */
export const WRITTEN = "content-written";

/** Told to the window when the server refuses something, with its reason as `detail`: the editor's own message has none. */
export const REFUSED = "content-refused";

/**
 * Asks the server of this machine.
 * @throws {DOMException} with what the server said where it refuses; `NotFoundError` where there is no such file
 */
async function ask(path: string, init: RequestInit = {}): Promise<Response> {
	const headers = { ...init.headers, [TOKEN_HEADER]: settings.token ?? "" };
	const answer = await fetch(`/admin/api/${path}`, { ...init, headers, cache: "no-store" });
	if (answer.ok) return answer;
	const reason = await answer.text();
	window.dispatchEvent(new CustomEvent(REFUSED, { detail: reason }));
	throw new DOMException(reason, answer.status === 404 ? "NotFoundError" : "InvalidModificationError");
}

const of = (file: string) => `file?path=${encodeURIComponent(file)}`;

const markOf = (answer: Response) => answer.headers.get("etag");

export const listFiles = async () => (await (await ask("files")).json()) as ListedFile[];

/** The saved changes, the latest first. */
export const listChanges = async () => (await (await ask("changes")).json()) as Change[];

/** What the check says of the content as it is now; nothing where all is well. */
export const listMistakes = async () => (await (await ask("mistakes")).json()) as string[];

export async function readFile(file: string): Promise<{ bytes: Blob; mark: string | null }> {
	const answer = await ask(of(file));
	return { bytes: await answer.blob(), mark: markOf(answer) };
}

/**
 * Writes a file; without bytes, removes it.
 * @param seen what tells the text that the editor has seen; `null` where there was no file
 * @returns the same of what the file holds now
 */
export async function writeFile(file: string, bytes: Blob | undefined, seen: string | null): Promise<string | null> {
	const headers = seen === null ? undefined : { "if-match": seen };
	const answer = await ask(of(file), { method: bytes ? "PUT" : "DELETE", headers, body: bytes });
	window.dispatchEvent(new Event(WRITTEN));
	return markOf(answer);
}

/** Puts back what the latest change was made to. */
export const undo = async (id: string): Promise<void> => {
	await ask(`undo?id=${encodeURIComponent(id)}`, { method: "POST" });
};
