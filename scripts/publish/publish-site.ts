/** Publishes a site step by step, with the programs of git, Cloudflare and GitHub (docs/publishing.md). */
import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync } from "node:fs";
import { join } from "node:path";
import { folderOf } from "@/lib/site/address";
import { emailSettings } from "../build/settings";
import { type PublishHost, WRANGLER } from "./hosts";

/** A step that is not ready; the message says what to do. */
export class NotReady extends Error {}

export type Publishing = {
	/** The project's folder. */
	root: string;
	/** The address of the site, as content/clinic.yaml has it. */
	site: string;
	/** The name of the project at Cloudflare, if it is not that of the domain. */
	project?: string;
	env: NodeJS.ProcessEnv;
	/** Where programs print. */
	output: "inherit" | "ignore";
	say(text: string): void;
	/** Asks before something is published. */
	confirm(question: string): Promise<boolean>;
};

const WORKFLOW = ".github/workflows/publish.yml";

/** A setting that GitHub's workflow reads, beside the ids of the e-mail service. */
const ORIGIN = "NEXT_PUBLIC_EMAILJS_ORIGIN";

/** Windows finds npm and npx by their file endings only in a shell. */
const shell = process.platform === "win32";

/** What a program prints, without white space at the end; undefined if it fails or is not installed. */
function outputOf({ root, env }: Publishing, program: string, ...args: string[]): string | undefined {
	const { status, stdout } = spawnSync(program, args, { cwd: root, env, encoding: "utf8", shell });
	return status === 0 ? stdout.trimEnd() : undefined;
}

function run({ root, env, output, say }: Publishing, program: string, ...args: string[]): void {
	const command = `${program} ${args.join(" ")}`;
	say(`> ${command}`);
	const { status } = spawnSync(program, args, { cwd: root, env, stdio: output, shell });
	if (status !== 0) throw new NotReady(`Nothing was published: "${command}" did not succeed.`);
}

/** The branch, if everything in it is committed. */
function committedBranch(publishing: Publishing): string {
	const changes = outputOf(publishing, "git", "status", "--porcelain");
	if (changes === undefined) throw new NotReady("This folder has no git history. Run git init, and commit the files.");
	if (changes !== "") {
		throw new NotReady(`These changes are not committed, so nobody could return to what is published:
${changes}
Commit them: git add --all && git commit -m "What has changed"`);
	}
	const branch = outputOf(publishing, "git", "branch", "--show-current");
	if (!branch) throw new NotReady("No branch is checked out: git checkout main");
	publishing.say(`✓ all changes are committed, on the branch ${branch}`);
	return branch;
}

async function confirmed({ confirm }: Publishing, question: string): Promise<void> {
	if (!(await confirm(question))) throw new NotReady("Nothing was published.");
}

async function toCloudflare(publishing: Publishing): Promise<void> {
	const { root, site, say } = publishing;
	if (folderOf({ site }, {}) !== "") {
		throw new NotReady(
			`Cloudflare Pages serves a site at the top of its host, but site in content/clinic.yaml is ${site}.`,
		);
	}
	const branch = committedBranch(publishing);
	const project = publishing.project ?? new URL(site).hostname.replace(/^www\./, "").split(".")[0] ?? "";
	const wrangler = ["--yes", WRANGLER];
	if (outputOf(publishing, "npx", ...wrangler, "whoami", "--json") === undefined) {
		throw new NotReady(`Cloudflare does not know you yet: npx ${WRANGLER} login`);
	}
	say("✓ signed in at Cloudflare");
	// Cloudflare compresses responses itself.
	run({ ...publishing, env: { ...publishing.env, PRECOMPRESS: "0" } }, "npm", "run", "build:live");
	for (const rules of ["_headers", "_redirects"]) copyFileSync(join(root, "hosting", rules), join(root, "out", rules));
	say("✓ the site is built, with the rules for Cloudflare");
	await confirmed(publishing, `Publish ${site} as the project ${project} of Cloudflare Pages?`);
	// There the branch main is the published site; any other would be a preview.
	run(publishing, "npx", ...wrangler, "pages", "deploy", "out", "--project-name", project, "--branch", "main");
	say(`✓ published, as it is on the branch ${branch}
  Back: Workers & Pages > ${project} > Deployments, an earlier one, Rollback to this deployment`);
}

/** `owner/name` of the repository at GitHub to which `origin` leads. */
function repositoryAtGitHub(publishing: Publishing): string {
	const origin = outputOf(publishing, "git", "remote", "get-url", "origin");
	const [, repository] = /github\.com[:/]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(origin ?? "") ?? [];
	if (repository) return repository;
	throw new NotReady(`${origin ? `origin leads to ${origin}, not to GitHub` : "The history has no origin yet"}.
Create an empty repository at https://github.com/new, then: git remote add origin https://github.com/YOU/NAME.git`);
}

/** Where GitHub serves a repository without a domain of one's own. */
function pagesAddress(repository: string): string {
	const [owner = "", name = ""] = repository.toLowerCase().split("/");
	return name === `${owner}.github.io` ? `https://${name}/` : `https://${owner}.github.io/${name}/`;
}

/** Variables of the repository that the workflow reads. */
function repositoryVariables({ env }: Publishing): Record<string, string> {
	const ids = [...Object.keys(emailSettings), ORIGIN].flatMap((name) => {
		const value = env[name];
		return value ? [[name, value]] : [];
	});
	return { PUBLISH: "true", ...Object.fromEntries(ids) };
}

/** Sets the repository up by GitHub's own program, or says how to do it by hand. */
function setUpRepository(publishing: Publishing, repository: string): void {
	const variables = repositoryVariables(publishing);
	if (outputOf(publishing, "gh", "auth", "status") === undefined) {
		publishing.say(`GitHub's program gh is not installed, or not signed in (https://cli.github.com, gh auth login). By hand, once:
  1. https://github.com/${repository}/settings/pages: Source, GitHub Actions
  2. https://github.com/${repository}/settings/variables/actions: New repository variable, for each
${Object.entries(variables)
	.map(([name, value]) => `     ${name} = ${value}`)
	.join("\n")}`);
		return;
	}
	for (const [name, value] of Object.entries(variables)) {
		run(publishing, "gh", "variable", "set", name, "--body", value, "--repo", repository);
	}
	const pages = `repos/${repository}/pages`;
	if (outputOf(publishing, "gh", "api", pages) === undefined) {
		run(publishing, "gh", "api", "--method", "POST", pages, "--field", "build_type=workflow");
	}
	publishing.say("✓ the repository has its variables, and Pages is on");
}

async function toGitHub(publishing: Publishing): Promise<void> {
	const { root, site, say } = publishing;
	const branch = committedBranch(publishing);
	if (branch !== "main") throw new NotReady(`GitHub publishes the branch main, not ${branch}: git checkout main`);
	if (!existsSync(join(root, WORKFLOW))) {
		throw new NotReady(`${WORKFLOW} is missing, by which GitHub builds the site.`);
	}
	const repository = repositoryAtGitHub(publishing);
	const served = pagesAddress(repository);
	if (new URL(site).hostname.endsWith(".github.io") && site.replace(/\/?$/, "/") !== served) {
		throw new NotReady(`GitHub serves ${repository} at ${served}: write that into site in content/clinic.yaml.`);
	}
	say(`✓ ${repository} has the workflow, and can serve ${site}`);
	run(publishing, "npm", "run", "check:live");
	await confirmed(publishing, `Push to ${repository}, which publishes ${site}?`);
	setUpRepository(publishing, repository);
	run(publishing, "git", "push", "--set-upstream", "origin", "main");
	say(`✓ pushed; GitHub builds and publishes it: https://github.com/${repository}/actions
  Back: git revert HEAD && git push`);
}

/**
 * Publishes the site at a host.
 * @throws {NotReady} at the first step that is not ready, before anything is published
 */
export const publish = (host: PublishHost, publishing: Publishing): Promise<void> =>
	(host === "cloudflare" ? toCloudflare : toGitHub)(publishing);
