import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
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

test("Each action is of a fixed commit, with its version beside it, and no job may write more than it must", () => {
	const folder = ".github/workflows";
	for (const name of readdirSync(folder)) {
		const text = readFileSync(join(folder, name), "utf8");
		for (const [line] of text.matchAll(/uses:.*/g)) assert.match(line, /@[0-9a-f]{40} # v\d+\.\d+\.\d+$/, name);
		assert.deepEqual((parse(text) as { permissions: unknown }).permissions, { contents: "read" }, name);
	}
});

test("GitHub Pages gets .well-known, too", () => {
	assert.deepEqual(stepUsing("actions/upload-pages-artifact")?.with, { path: "out", "include-hidden-files": true });
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

/** Runs a step as GitHub does, with a stand-in for npm. */
function runStep(t: TestContext, step: Step | undefined, settings: Record<string, string>, npm = "exit 2") {
	const folder = temporaryFolder(t);
	const summary = join(folder, "summary");
	writeFileSync(summary, "");
	writeFileSync(join(folder, "npm"), `#!/bin/sh\n${npm}\n`, { mode: 0o755 });
	const args = ["--noprofile", "--norc", "-eo", "pipefail", "-c", step?.run ?? "exit 2"];
	const env = { ...process.env, PATH: `${folder}:${process.env.PATH}`, GITHUB_STEP_SUMMARY: summary, ...settings };
	const { status, stdout } = spawnSync("bash", args, { cwd: folder, encoding: "utf8", env });
	return { status, stdout, summary: readFileSync(summary, "utf8") };
}

test("Where the check finds nothing, the run goes on to publish, with the editor where its repository is set", (t) => {
	for (const [EDITOR_REPOSITORY, command] of [
		["", "run --silent build:live"],
		["clinic/site", "run --silent build:live -- --admin"],
	] as const) {
		const { status, summary } = runStep(t, buildStep, { EDITOR_REPOSITORY }, `test "$*" = "${command}"`);
		assert.deepEqual([status, summary], [0, ""], command);
	}
});

test("While the check finds something, the run fails and its summary says what was found", (t) => {
	const npm = "echo 'content/clinic.yaml:3 sample' >&2; exit 1";
	const { status, stdout, summary } = runStep(t, buildStep, {}, npm);
	assert.equal(status, 1);
	assert.match(stdout, /^::error title=Not published::/m);
	assert.match(summary, /## Not published\n```\ncontent\/clinic\.yaml:3 sample\n```/);
});

test("A site is published only at an address that begins where its links do", (t) => {
	const step = publish.steps.find(({ env }) => env?.START === expression("needs.build.outputs.start"));
	for (const [ADDRESS, START, expected] of [
		["https://name.github.io/clinic/", "/clinic/", 0],
		["https://www.clinic.example/", "/", 0],
		["https://name.github.io/clinic/", "/", 1],
		["https://www.clinic.example/", "/clinic/", 1],
	] as const) {
		const { status, stdout } = runStep(t, step, { ADDRESS, START });
		assert.equal(status, expected, `${ADDRESS} ${START}`);
		if (status) assert.match(stdout, new RegExp(`::error .*Write ${ADDRESS} into site`));
	}
});
