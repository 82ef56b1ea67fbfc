import { chownSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Served } from "./host";
import { type Running, servedBy } from "./program";

/** What a server serves: a copy of a folder, or files made up, with the rules for it. */
export type Site = {
	/** A folder that is copied. */
	copyOf?: string;
	/** Further files by their path, with what stands in them. */
	files?: Record<string, string>;
	/** The text of the rules that the server includes. */
	rules: string;
};

/**
 * Lays a site into a temporary folder that the server may read, whoever it runs as, and serves it from there.
 * @returns the running server; stopping it removes the folder
 */
export async function serve(site: Site, start: (served: Served) => Promise<Running>): Promise<Running> {
	const folder = mkdtempSync(join(tmpdir(), "hosting-"));
	const served = { root: join(folder, "site"), rules: join(folder, "rules"), own: join(folder, "own") };
	mkdirSync(served.own);
	mkdirSync(served.root);
	if (site.copyOf) cpSync(site.copyOf, served.root, { recursive: true, preserveTimestamps: true });
	for (const [path, text] of Object.entries(site.files ?? {})) {
		mkdirSync(dirname(join(served.root, path)), { recursive: true });
		writeFileSync(join(served.root, path), text);
	}
	writeFileSync(served.rules, site.rules);
	giveAway(folder);

	const remove = () => rmSync(folder, { recursive: true });
	try {
		const running = await start(served);
		return { ...running, stop: () => running.stop().then(remove) };
	} catch (error) {
		remove();
		throw error;
	}
}

/** Gives a folder and all that is in it to the user as whom servers run. */
function giveAway(folder: string): void {
	if (servedBy === undefined) return;
	const { uid, gid } = servedBy;
	chownSync(folder, uid, gid);
	for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }))
		chownSync(join(folder, name), uid, gid);
}
