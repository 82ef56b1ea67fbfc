import { spawnSync } from "node:child_process";
import { cp, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { embeddedMailbox } from "@/scripts/build/settings";
import { copyProject } from "../support/project-copy";

/** What of the sample's content belongs to the code: the editors' schemas. */
const kept = ["schemas"];

/** Puts the content of the clinic of the tests in the place of the sample's, in a copy of the project. */
async function exchangeContent(folder: string): Promise<void> {
	const content = join(folder, "content");
	for (const name of await readdir(content)) {
		if (!kept.includes(name)) await rm(join(content, name), { recursive: true });
	}
	await rm(join(folder, "public/films"), { recursive: true, force: true });
	await cp(join(folder, "e2e/clinic/content"), content, { recursive: true });
}

/** A copy of the project in which the clinic of the tests is the clinic, not built yet. */
export async function clinicProject(): Promise<{ folder: string; remove(): Promise<void> }> {
	const project = await copyProject();
	await exchangeContent(project.folder);
	return project;
}

/** Runs one of our scripts in a copy of the project, to its end. */
export function runIn(
	folder: string,
	script: string,
	{ args = [], env = {} }: { args?: string[]; env?: Record<string, string> } = {},
) {
	return spawnSync(process.execPath, ["--import", "tsx", script, ...args], {
		cwd: folder,
		encoding: "utf8",
		// Compressed files are tested on the site's own build; here they would only take time.
		env: { ...process.env, ...embeddedMailbox, NODE_ENV: "production", PRECOMPRESS: "0", ...env },
	});
}

/**
 * Builds the clinic of the tests.
 * @param options.change what becomes of its content before it is built
 * @param options.env further variables of the build's environment
 * @returns the folder of its finished site, and of the project that it was made in
 * @throws with what the build said, if it fails
 */
export async function buildClinic({
	change = () => {},
	env = {},
}: {
	change?: (folder: string) => void;
	env?: Record<string, string>;
} = {}): Promise<{ out: string; folder: string; remove(): Promise<void> }> {
	const project = await clinicProject();
	change(project.folder);
	const { status, stdout, stderr } = runIn(project.folder, "scripts/build/build.ts", { env });
	if (status !== 0) {
		await project.remove();
		throw new Error(`The clinic of the tests cannot be built:\n${stdout}${stderr}`);
	}
	return { ...project, out: join(project.folder, "out") };
}
