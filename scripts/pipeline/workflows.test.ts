import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { parse } from "yaml";
import { temporaryFolder } from "@/e2e/support/temporary-folder";
import { emailSettings } from "./settings";

type Step = { name?: string; uses?: string; run?: string; if?: string; env?: Record<string, string>; with?: object };
type Job = { if?: string; needs?: string; env?: Record<string, string>; permissions?: object; steps: Step[] };
type Workflow = { permissions: unknown; jobs: Record<string, Job> };

const folder = ".github/workflows";
const workflow = (name: string) => parse(readFileSync(join(folder, name), "utf8")) as Workflow;
const { build, publish } = workflow("publish.yml").jobs as { build: Job; publish: Job };
const { release } = workflow("release.yml").jobs as { release: Job };
const stepRunning = (job: Job, part: string) => job.steps.find(({ run }) => run?.includes(part));
const buildStep = stepRunning(build, "build:live");
const stepUsing = (action: string) => build.steps.find(({ uses }) => uses?.startsWith(`${action}@`));

/** An expression as workflows write it. */
const expression = (text: string) => ["$", `{{ ${text} }}`].join("");

test("A site is built and published if the repository sets PUBLISH, with its whole history and .well-known", () => {
	assert.match(build.if ?? "", /^vars\.PUBLISH == 'true' && /);
	assert.equal(publish.needs, "build");
	// The history dates the pages.
	assert.deepEqual(stepUsing("actions/checkout")?.with, { "fetch-depth": 0 });
	assert.deepEqual(stepUsing("actions/upload-pages-artifact")?.with, { path: "out", "include-hidden-files": true });
});

test("Each action is of a fixed commit, with its version beside it, and no job may write more than it must", () => {
	const more: Record<string, object> = {};
	for (const name of readdirSync(folder)) {
		const text = readFileSync(join(folder, name), "utf8");
		for (const [line] of text.matchAll(/uses:.*/g)) assert.match(line, /@[0-9a-f]{40} # v\d+\.\d+\.\d+$/, name);
		const { permissions, jobs } = workflow(name);
		assert.deepEqual(permissions, { contents: "read" }, name);
		for (const [id, job] of Object.entries(jobs)) if (job.permissions) more[`${name} ${id}`] = job.permissions;
	}
	assert.deepEqual(more, {
		"publish.yml publish": { pages: "write", "id-token": "write" },
		"release.yml release": { contents: "write", "id-token": "write", attestations: "write" },
		"nightly.yml publish": { actions: "write" },
	});
});

test("A pull request is built as a preview, without ids of the e-mail service, and never published", () => {
	assert.equal(build.env?.PREVIEW, expression("github.event_name == 'pull_request' && '1' || '0'"));
	assert.equal(stepUsing("actions/upload-artifact")?.if, "github.event_name == 'pull_request'");
	for (const part of [publish, stepUsing("actions/upload-pages-artifact")]) {
		assert.equal(part?.if, "github.event_name != 'pull_request'");
	}
	for (const name of [...Object.keys(emailSettings), "NEXT_PUBLIC_EMAILJS_ORIGIN"]) {
		assert.equal(buildStep?.env?.[name], expression(`github.event_name != 'pull_request' && vars.${name} || ''`));
	}
});

/** Runs a step as GitHub does, in a folder with these files and a stand-in for npm. */
function runStep(
	t: TestContext,
	step: Step | undefined,
	settings: Record<string, string>,
	npm = "exit 2",
	files: Record<string, string> = {},
) {
	const folder = temporaryFolder(t, files);
	const summary = join(folder, "summary");
	writeFileSync(summary, "");
	writeFileSync(join(folder, "npm"), `#!/bin/sh\n${npm}\n`, { mode: 0o755 });
	const args = ["--noprofile", "--norc", "-eo", "pipefail", "-c", step?.run ?? "exit 2"];
	const env = { ...process.env, PATH: `${folder}:${process.env.PATH}`, GITHUB_STEP_SUMMARY: summary, ...settings };
	const { status, stdout } = spawnSync("bash", args, { cwd: folder, encoding: "utf8", env });
	const read = (file: string) => readFileSync(join(folder, file), "utf8");
	return { status, stdout, summary: read("summary"), read };
}

test("The run goes on to publish, unless the check finds something: then it fails, and its summary says what", (t) => {
	const passed = runStep(t, buildStep, {}, 'test "$*" = "run --silent build:live"');
	assert.deepEqual([passed.status, passed.summary], [0, ""]);
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

test("A release is of the version in package.json, with that version's notes, after all tests", (t) => {
	const step = stepRunning(release, "CHANGELOG.md");
	const files = {
		"package.json": '{ "version": "0.2.0" }',
		"CHANGELOG.md": "# Changes\n\n## Unreleased\n\n- Later\n\n## 0.2.0\n\n### Added\n\n- Now\n\n## 0.1.0\n\n- Before\n",
	};
	const { status, read } = runStep(t, step, { GITHUB_REF_NAME: "v0.2.0" }, "", files);
	assert.equal(status, 0);
	assert.equal(read("notes.md").trim(), "### Added\n\n- Now");
	for (const [version, expected] of [
		["0.3.0", /::error title=Another version::/],
		["0.2.0", /::error title=No notes::/],
	] as const) {
		const changed = { ...files, "CHANGELOG.md": "# Changes\n\n## 0.2.0\n\n## 0.1.0\n\n- Before\n" };
		const refused = runStep(t, step, { GITHUB_REF_NAME: `v${version}` }, "", changed);
		assert.equal(refused.status, 1);
		assert.match(refused.stdout, expected);
	}
	const order = [step, stepRunning(release, "test:all"), stepRunning(release, "gh release create")];
	assert.deepEqual(
		release.steps.filter((entry) => order.includes(entry)),
		order,
	);
});
