import type { ListedFile } from "../page-and-server";
import { listFiles, readFile, writeFile } from "./server";

/**
 * What the editor takes for the folder of the project: the handles of the File System Access API
 * (https://wicg.github.io/file-system-access/), as far as the editor uses them, over the server of this machine. So it
 * works in browsers that have no such API, and nobody has to find the folder.
 */

/** The files by path, with what was last seen of each; read anew when the editor looks through the folder. */
let known = new Map<string, ListedFile>();

/** Types of files, which browsers give them by their names. */
const types: Record<string, string> = {
	svg: "image/svg+xml",
	jpg: "image/jpeg",
	jpeg: "image/jpeg",
	png: "image/png",
	avif: "image/avif",
	webp: "image/webp",
	mp4: "video/mp4",
	webm: "video/webm",
	vtt: "text/vtt",
};

const typeOf = (name: string) => types[name.split(".").at(-1) ?? ""] ?? "text/plain";

const notFound = (name: string) => new DOMException(`There is no ${name}`, "NotFoundError");

abstract class Handle {
	abstract readonly kind: "file" | "directory";
	constructor(
		readonly path: string,
		readonly name = path.split("/").at(-1) ?? "",
	) {}

	async queryPermission(): Promise<PermissionState> {
		return "granted";
	}

	async requestPermission(): Promise<PermissionState> {
		return "granted";
	}

	async isSameEntry(other: Handle): Promise<boolean> {
		return other.kind === this.kind && other.path === this.path;
	}
}

class FileHandle extends Handle {
	readonly kind = "file";

	async getFile(): Promise<File> {
		const { bytes, mark } = await readFile(this.path);
		const modified = known.get(this.path)?.modified ?? Date.now();
		if (mark) known.set(this.path, { file: this.path, size: bytes.size, modified, mark });
		return new File([bytes], this.name, { type: typeOf(this.name), lastModified: modified });
	}

	/** What is written replaces the file at once: the editor writes once, and closes without hearing why that fails. */
	async createWritable() {
		return { write: (part: BlobPart) => this.#save(new Blob([part])), close: async () => {} };
	}

	async #save(bytes: Blob): Promise<void> {
		const mark = await writeFile(this.path, bytes, known.get(this.path)?.mark ?? null);
		if (mark) known.set(this.path, { file: this.path, size: bytes.size, modified: Date.now(), mark });
	}
}

class DirectoryHandle extends Handle {
	readonly kind = "directory";

	#below(name: string): string {
		return this.path ? `${this.path}/${name}` : name;
	}

	/** The names in the folder, each with its handle. */
	#children(): Map<string, FileHandle | DirectoryHandle> {
		const start = this.path ? `${this.path}/` : "";
		const children = new Map<string, FileHandle | DirectoryHandle>();
		for (const file of known.keys()) {
			if (!file.startsWith(start)) continue;
			const [name = "", ...deeper] = file.slice(start.length).split("/");
			const path = this.#below(name);
			children.set(name, deeper.length > 0 ? new DirectoryHandle(path) : new FileHandle(path));
		}
		return children;
	}

	async *entries(): AsyncGenerator<[string, FileHandle | DirectoryHandle]> {
		if (!this.path) known = new Map((await listFiles()).map((one) => [one.file, one]));
		yield* this.#children();
	}

	async *keys(): AsyncGenerator<string> {
		for await (const [name] of this.entries()) yield name;
	}

	async *values(): AsyncGenerator<FileHandle | DirectoryHandle> {
		for await (const [, handle] of this.entries()) yield handle;
	}

	[Symbol.asyncIterator]() {
		return this.entries();
	}

	async getDirectoryHandle(name: string, { create = false } = {}): Promise<DirectoryHandle> {
		// By this folder the editor knows a project.
		const there = (!this.path && name === ".git") || this.#children().get(name)?.kind === "directory";
		// A folder comes into being with its first file.
		if (there || create) return new DirectoryHandle(this.#below(name));
		throw notFound(this.#below(name));
	}

	async getFileHandle(name: string, { create = false } = {}): Promise<FileHandle> {
		if (create || known.has(this.#below(name))) return new FileHandle(this.#below(name));
		throw notFound(this.#below(name));
	}

	async removeEntry(name: string): Promise<void> {
		const file = known.get(this.#below(name));
		// A folder goes with its last file.
		if (!file) return;
		await writeFile(file.file, undefined, file.mark);
		known.delete(file.file);
	}
}

/**
 * The editor keeps the handle in a store of the browser, which keeps no functions: whoever asks that store for it is given
 * the folder itself.
 */
function answerFromStore(folder: DirectoryHandle): void {
	const { get } = IDBObjectStore.prototype;
	IDBObjectStore.prototype.get = function (key) {
		const request = get.call(this, key);
		if (this.name === "file-system-handles") Object.defineProperty(request, "result", { value: folder });
		return request;
	};
}

/**
 * Lets the editor find the content of this machine where it looks for the folder of the project, as if somebody had
 * chosen it before: so it opens without asking.
 */
export function offerContentFolder(): void {
	const folder = new DirectoryHandle("");
	answerFromStore(folder);
	localStorage.setItem("sveltia-cms.user", JSON.stringify({ backendName: "local" }));
	// Without it, the editor writes each file in place instead of renaming a hidden one; the server does that by itself.
	const prototype = globalThis.FileSystemFileHandle?.prototype as { move?: unknown } | undefined;
	if (prototype) delete prototype.move;
	else Object.assign(globalThis, { FileSystemFileHandle: FileHandle });
	Object.assign(window, { showDirectoryPicker: async () => folder });
}
