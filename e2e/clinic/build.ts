import { spawnSync } from "node:child_process";
import { cp, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { embeddedMailbox } from "@/scripts/pipeline/settings";
import { copyProject } from "../support/project-copy";

/** Copies the project, with the content of the test clinic instead of the sample's; does not build it. */
export async function clinicProject(): Promise<{ folder: string; remove(): Promise<void> }> {
	const project = await copyProject();
	const content = join(project.folder, "content");
	for (const name of await readdir(content)) {
		// The editors' schemas belong to the code.
		if (name !== "schemas") await rm(join(content, name), { recursive: true });
	}
	await rm(join(project.folder, "public/films"), { recursive: true, force: true });
	await cp("e2e/clinic/content", content, { recursive: true });
	return project;
}

/** Runs a script in a copy of the project and waits for its end. */
export function runIn(
	folder: string,
	script: string,
	{ args = [], env = {} }: { args?: string[]; env?: Record<string, string> } = {},
) {
	return spawnSync(process.execPath, ["--import", "tsx", script, ...args], {
		cwd: folder,
		encoding: "utf8",
		// Compressed files are tested on the site's own build; here they would only take time.
		env: { ...process.env, ...embeddedMailbox, PRECOMPRESS: "0", ...env },
	});
}

/**
 * Builds the test clinic.
 * @param options.change changes the content before the build
 * @param options.env further environment variables of the build
 * @returns the folders of the site and of its project
 * @throws with the output of the build, if it fails
 */
export async function buildClinic({
	change = () => {},
	env = {},
}: {
	change?: (folder: string) => void | Promise<void>;
	env?: Record<string, string>;
} = {}): Promise<{ out: string; folder: string; remove(): Promise<void> }> {
	const project = await clinicProject();
	await change(project.folder);
	const { status, stdout, stderr } = runIn(project.folder, "scripts/pipeline/build.ts", { env });
	if (status !== 0) {
		await project.remove();
		throw new Error(`The clinic of the tests cannot be built:\n${stdout}${stderr}`);
	}
	return { ...project, out: join(project.folder, "out") };
}
