import assert from "node:assert/strict";
import { test } from "node:test";
import { hostedBackend } from "./settings";

test("The editor of a host saves to the repository that is named, by a token unless there is a sign-in service", () => {
	const repo = "clinic/site";
	assert.deepEqual(hostedBackend({ EDITOR_REPOSITORY: repo }), {
		name: "github",
		repo,
		branch: "main",
		auth_methods: ["token"],
	});
	const env = { EDITOR_REPOSITORY: repo, EDITOR_BRANCH: "live", EDITOR_SIGN_IN: "https://sign-in.example/path" };
	assert.deepEqual(hostedBackend(env), { name: "github", repo, branch: "live", base_url: "https://sign-in.example" });
});

test("A setting that is missing or cannot be right is named", () => {
	assert.throws(() => hostedBackend({}), /EDITOR_REPOSITORY is not set/);
	assert.throws(() => hostedBackend({ EDITOR_REPOSITORY: "https://github.com/a/b" }), /EDITOR_REPOSITORY must be/);
	const env = { EDITOR_REPOSITORY: "a/b", EDITOR_SIGN_IN: "http://x.example" };
	assert.throws(() => hostedBackend(env), /EDITOR_SIGN_IN must begin/);
});
