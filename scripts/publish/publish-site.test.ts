import assert from "node:assert/strict";
import { chmodSync, existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { type TestContext, test } from "node:test";
import { temporaryFolder } from "@/e2e/support/temporary-folder";
import { outputFile } from "@/lib/content/files";
import { type PublishHost, WRANGLER } from "./hosts";
import { NotReady, publish } from "./publish-site";

/** What a program prints, by the beginning of its arguments; it fails for others. */
type Answers = Readonly<Record<string, string>>;
type Programs = Readonly<Record<string, Answers>>;

const git = {
	"status --porcelain": "",
	"branch --show-current": "main",
	"remote get-url origin": "git@github.com:Banyan/clinic.git",
	push: "",
};
const npm = { "run build:live": "", "run check:live": "" };
const npx = { [`--yes ${WRANGLER} whoami --json`]: "{}", [`--yes ${WRANGLER} pages deploy`]: "" };
const gh = { "auth status": "", "variable set": "", "api repos/Banyan/clinic/pages": "" };

type Trial = { host?: PublishHost; programs?: Programs; site?: string; yes?: boolean };

/** Publishes with programs that stand in for the real ones. */
async function trial(t: TestContext, { host = "cloudflare", programs = { git, npm, npx }, ...trial }: Trial) {
	const { site = "https://www.banyan.example", yes = true } = trial;
	const files = ["hosting/_headers", "hosting/_redirects", "out/index.html", ".github/workflows/publish.yml"];
	const root = temporaryFolder(t, Object.fromEntries(files.map((file) => [file, file])));
	for (const [program, answers] of Object.entries(programs)) {
		const cases = Object.entries(answers).map(([start, said]) => `"${start}"*) printf '%s' '${said}' ;;`);
		const script = `#!/bin/sh\necho "${program} $*$PRECOMPRESS" >> calls\ncase "$*" in ${cases.join(" ")} *) exit 1 ;; esac\n`;
		outputFile(join(root, "bin", program), script);
		chmodSync(join(root, "bin", program), 0o755);
	}
	const said: string[] = [];
	const error = await publish(host, {
		root,
		site,
		// Programs of this machine, such as its own git, are not found.
		env: { NODE_ENV: "test", PATH: `${join(root, "bin")}${delimiter}`, NEXT_PUBLIC_EMAILJS_SERVICE_ID: "service_1" },
		output: "ignore",
		say: (text) => said.push(text),
		confirm: async () => yes,
	}).then(
		() => undefined,
		(reason) => reason,
	);
	const calls = join(root, "calls");
	return { error, root, said: said.join("\n"), calls: existsSync(calls) ? readFileSync(calls, "utf8") : "" };
}

test("Cloudflare gets the built site with its rules", async (t) => {
	const { error, calls, root } = await trial(t, {});
	assert.equal(error, undefined);
	// Without compressed files, which would be published as downloads.
	const deploy = `npx --yes ${WRANGLER} pages deploy out --project-name banyan --branch main\n`;
	assert.ok(calls.endsWith(`npm run build:live0\n${deploy}`), calls);
	assert.equal(readFileSync(join(root, "out/_headers"), "utf8"), "hosting/_headers");
});

test("GitHub's repository is set up by gh, then main is pushed", async (t) => {
	const { error, calls } = await trial(t, { host: "github", programs: { git, npm, gh } });
	assert.equal(error, undefined);
	for (const variable of ["PUBLISH --body true", "NEXT_PUBLIC_EMAILJS_SERVICE_ID --body service_1"]) {
		assert.ok(calls.includes(`\ngh variable set ${variable} --repo Banyan/clinic\n`), calls);
	}
	// Pages is on already.
	assert.doesNotMatch(calls, /--method POST/);
	assert.match(calls, /\ngit push --set-upstream origin main\n$/);
});

test("Without gh the steps at GitHub are printed, then main is pushed", async (t) => {
	const { error, said, calls } = await trial(t, { host: "github", programs: { git, npm } });
	assert.equal(error, undefined);
	assert.match(said, /Banyan\/clinic\/settings\/pages: Source, GitHub Actions\n.*\n +PUBLISH = true\n/);
	assert.match(calls, /\ngit push --set-upstream origin main\n$/);
});

const changed = { ...git, "status --porcelain": " M content/clinic.yaml" };
const folder = "https://www.banyan.example/clinic/";

for (const [what, given, message] of [
	["changes that are not committed", { programs: { git: changed } }, /not committed.*\n M content\/clinic\.yaml\n/],
	["no history", { programs: {} }, /no git history/],
	["a site in a folder, at Cloudflare", { site: folder }, /at the top of its host/],
	["nobody signed in at Cloudflare", { programs: { git, npx: {} } }, /know you yet: npx wrangler@[\d.]+ login/],
	["a check that fails", { programs: { git, npx, npm: {} } }, /"npm run build:live" did not succeed/],
	["no yes", { yes: false }, /^Nothing was published\.$/],
	["no yes, at GitHub", { host: "github", yes: false }, /^Nothing was published\.$/],
	[
		"another branch than GitHub publishes",
		{ host: "github", programs: { git: { ...git, "branch --show-current": "draft" } } },
		/not draft: git checkout main/,
	],
	[
		"no repository at GitHub",
		{ host: "github", programs: { git: { ...git, "remote get-url origin": "" } } },
		/no origin yet/,
	],
	[
		"another address than GitHub serves",
		{ host: "github", site: "https://banyan.github.io/site/" },
		/at https:\/\/banyan\.github\.io\/clinic\/: write that/,
	],
] as const satisfies [string, Trial, RegExp][]) {
	test(`Nothing is published with ${what}`, async (t) => {
		const { error, calls } = await trial(t, given);
		assert.ok(error instanceof NotReady);
		assert.match(error.message, message);
		assert.doesNotMatch(calls, / (?:push|deploy|set) /);
	});
}
