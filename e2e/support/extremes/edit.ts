import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse, stringify } from "yaml";

export type Json = Record<string, unknown>;

/** Content in a folder, to be changed. */
export type Edit = {
	folder: string;
	/** Writes the data of a YAML file, which may be new. */
	write(file: string, data: Json): void;
	/** Changes the data of a YAML file that is there. */
	change(file: string, edit: (data: Json) => void): void;
};

/** The content of the project in `folder`. */
export function editContent(folder: string): Edit {
	const write: Edit["write"] = (file, data) => {
		const path = join(folder, "content", file);
		mkdirSync(dirname(path), { recursive: true });
		writeFileSync(path, stringify(data));
	};
	return {
		folder,
		write,
		change(file, edit) {
			const data = parse(readFileSync(join(folder, "content", file), "utf8")) as Json;
			edit(data);
			write(file, data);
		},
	};
}

/** As many entries as asked for, each made from its number, counted from 1. */
export const many = <T>(count: number, entry: (number: number) => T): T[] =>
	Array.from({ length: count }, (_, index) => entry(index + 1));
