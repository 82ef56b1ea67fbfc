import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { markOf, RefusedFile, readEditable, writeEditable } from "./content-files";

/** A file as it was before a change and after it, told by its mark; `null` where there was none. */
type ChangedFile = { file: string; before: string | null; after: string | null };

/** What was saved at once: a text, with the pictures that were put into it. */
export type Change = { id: string; when: string; files: ChangedFile[] };

/** How many changes are kept. */
const KEPT = 100;

/**
 * The changes that the editor made, each with a copy of the files as they were before, under `.cache/edits/`.
 * @param root the repository's root
 * @param together what comes within these milliseconds after another file belongs to the same change
 */
export function openChanges(root: string, together = 1_000) {
	const folder = join(root, ".cache/edits");
	const copyOf = (id: string, mark: string) => join(folder, id, mark);
	let working: Promise<unknown> = Promise.resolve();

	/** One after the other: what a file holds must not change between a look at it and its change. */
	function alone<T>(task: () => Promise<T>): Promise<T> {
		const result = working.then(task);
		working = result.catch(() => undefined);
		return result;
	}

	/** The changes, the latest first. */
	async function list(): Promise<Change[]> {
		if (!existsSync(folder)) return [];
		const names = await readdir(folder);
		// A folder without its list was left by a server that was stopped in the middle.
		const ids = names.filter((id) => existsSync(copyOf(id, "change.json")));
		const read = async (id: string) => JSON.parse(await readFile(copyOf(id, "change.json"), "utf8")) as Change;
		return Promise.all(ids.sort().reverse().map(read));
	}

	async function note(file: string, before: Buffer | undefined, after: Buffer | undefined, now: Date): Promise<void> {
		const changes = await list();
		const [last] = changes;
		const earlier = last?.files.find((one) => one.file === file);
		// An entry that gets another name is written twice under it: as it was, then with what was changed.
		const joins = last && now.getTime() - Date.parse(last.when) < together && (earlier?.before ?? null) === null;
		const change = joins ? last : { id: `${now.getTime()}`.padStart(16, "0"), when: "", files: [] };
		const was = before && !(joins && earlier) ? markOf(before) : null;
		const changed = { file, before: was, after: after ? markOf(after) : null };
		await mkdir(join(folder, change.id), { recursive: true });
		if (before && was) await writeFile(copyOf(change.id, was), before);
		const others = change.files.filter((one) => one.file !== file);
		const whole = { ...change, when: now.toISOString(), files: [...others, changed] };
		await writeFile(copyOf(change.id, "change.json"), JSON.stringify(whole));
		for (const { id } of changes.slice(joins ? KEPT : KEPT - 1)) await rm(join(folder, id), { recursive: true });
	}

	/**
	 * Writes a file, or removes it, and keeps a copy of what it was.
	 * @param seen the mark of what the editor has read, or `null` where it saw no file
	 * @returns the mark of what the file holds now
	 * @throws {RefusedFile} 409 where the file is another by now: nothing is overwritten that nobody has seen
	 */
	async function write(file: string, bytes: Buffer | undefined, seen: string | null): Promise<string | null> {
		const before = await readEditable(root, file);
		if ((before ? markOf(before) : null) !== seen) {
			throw new RefusedFile(409, `${file} was changed elsewhere. Reload this page, then make your change again.`);
		}
		const mark = bytes ? markOf(bytes) : null;
		if (mark === seen) return mark;
		await writeEditable(root, file, bytes);
		await note(file, before, bytes, new Date());
		return mark;
	}

	/**
	 * Puts the files of the latest change back, byte for byte.
	 * @param id the change that is meant to be the latest
	 * @throws {RefusedFile} 409 where another is the latest, or a file was changed since
	 */
	async function undo(id: string): Promise<Change> {
		const [last] = await list();
		if (last?.id !== id) throw new RefusedFile(409, "Something else was saved since. Reload this page.");
		for (const { file, after } of last.files) {
			const now = await readEditable(root, file);
			if ((now ? markOf(now) : null) !== after) {
				throw new RefusedFile(409, `${file} was changed elsewhere since, and stays as it is.`);
			}
		}
		for (const { file, before } of last.files) {
			await writeEditable(root, file, before === null ? undefined : await readFile(copyOf(id, before)));
		}
		await rm(join(folder, id), { recursive: true });
		return last;
	}

	return {
		list: () => alone(list),
		write: (file: string, bytes: Buffer | undefined, seen: string | null) => alone(() => write(file, bytes, seen)),
		undo: (id: string) => alone(() => undo(id)),
	};
}

export type Changes = ReturnType<typeof openChanges>;
