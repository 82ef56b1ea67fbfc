import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { parse } from "yaml";
import { temporaryFolder } from "@/e2e/support/temporary-folder";
import { emailSettings } from "./settings";

type Step = { name?: string; uses?: string; run?: string; if?: string; env?: Record<string, string>; with?: object };
type Job = { if?: string; needs?: string; env?: Record<string, string>; steps: Step[] };

const { jobs } = parse(readFileSync(".github/workflows/publish.yml", "utf8")) as { jobs: Record<string, Job> };
const { build, publish } = jobs as { build: Job; publish: Job };
const buildStep = build.steps.find(({ run }) => run?.includes("build:live"));
const stepUsing = (action: string) => build.steps.find(({ uses }) => uses?.startsWith(`${action}@`));

/** An expression as workflows write it. */
const expression = (text: string) => ["$", `{{ ${text} }}`].join("");

test("Nothing is built or published unless the repository sets PUBLISH", () => {
	assert.match(build.if ?? "", /^vars\.PUBLISH == 'true' && /);
	assert.equal(publish.needs, "build");
});

test("The site is built with the whole history, which dates its pages", () => {
	assert.deepEqual(stepUsing("actions/checkout")?.with, { "fetch-depth": 0 });
});

test("A pull request is built as a preview, and never published", () => {
	assert.equal(build.env?.PREVIEW, expression("github.event_name == 'pull_request' && '1' || '0'"));
	assert.equal(stepUsing("actions/upload-artifact")?.if, "github.event_name == 'pull_request'");
	for (const part of [publish, stepUsing("actions/upload-pages-artifact")]) {
		assert.equal(part?.if, "github.event_name != 'pull_request'");
	}
});

test("The site gets each id of the e-mail service, a preview none", () => {
	for (const name of [...Object.keys(emailSettings), "NEXT_PUBLIC_EMAILJS_ORIGIN"]) {
		assert.equal(buildStep?.env?.[name], expression(`github.event_name != 'pull_request' && vars.${name} || ''`));
	}
});

/** Runs the building step as GitHub does, with a stand-in for npm. */
function runStep(folder: string, npm: string, settings: Record<string, string> = {}) {
	writeFileSync(join(folder, "npm"), `#!/bin/sh\n${npm}\n`);
	chmodSync(join(folder, "npm"), 0o755);
	writeFileSync(join(folder, "step"), buildStep?.run ?? "");
	const summary = join(folder, "summary");
	const { status, stdout } = spawnSync("bash", ["--noprofile", "--norc", "-eo", "pipefail", "step"], {
		cwd: folder,
		encoding: "utf8",
		env: { ...process.env, PATH: `${folder}:${process.env.PATH}`, GITHUB_STEP_SUMMARY: summary, ...settings },
	});
	return { status, stdout, summary: existsSync(summary) ? readFileSync(summary, "utf8") : "" };
}

test("The site has the editor where its repository is set", (t) => {
	const npm = 'test "$*" = "run --silent build:live -- --admin"';
	const folder = temporaryFolder(t);
	assert.equal(runStep(folder, npm, { EDITOR_REPOSITORY: "clinic/site" }).status, 0);
	assert.equal(runStep(folder, npm, { EDITOR_REPOSITORY: "" }).status, 1);
});

test("While the check finds something, the run fails and its summary says what was found", (t) => {
	const { status, stdout, summary } = runStep(temporaryFolder(t), "echo 'content/clinic.yaml:3 sample' >&2; exit 1");
	assert.equal(status, 1);
	assert.match(stdout, /^::error title=Not published::/m);
	assert.match(summary, /## Not published\n```\ncontent\/clinic\.yaml:3 sample\n```/);
});

test("Where the check finds nothing, the run goes on to publish", (t) => {
	const { status, summary } = runStep(temporaryFolder(t), 'test "$*" = "run --silent build:live"');
	assert.deepEqual([status, summary], [0, ""]);
});

for (const [served, start, status] of [
	["https://name.github.io/clinic/", "/clinic/", 0],
	["https://www.clinic.example/", "/", 0],
	["https://name.github.io/clinic/", "/", 1],
	["https://www.clinic.example/", "/clinic/", 1],
] as const) {
	const fits = status === 0 ? "is published" : "is refused";
	test(`A site that begins at ${start} ${fits} at ${served}`, () => {
		const step = publish.steps.find(({ env }) => env?.START === expression("needs.build.outputs.start"));
		const env = { ...process.env, ADDRESS: served, START: start };
		const args = ["--noprofile", "--norc", "-eo", "pipefail", "-c", step?.run ?? "exit 2"];
		const ran = spawnSync("bash", args, { encoding: "utf8", env });
		assert.equal(ran.status, status);
		if (status) assert.match(ran.stdout, new RegExp(`::error .*Write ${served} into site`));
	});
}
