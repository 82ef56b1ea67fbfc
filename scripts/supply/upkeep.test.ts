import assert from "node:assert/strict";
import { test } from "node:test";
import { type Registered, upkeepOf } from "./upkeep";

const well: Registered = { latest: "2.1.0", released: "2026-01-02", deprecated: undefined };
const findings = (used: string, known: Partial<Registered>) =>
	upkeepOf("drawings", used, { ...well, ...known }, "2026-11-23").map(({ says, wrong }) => [says, wrong]);

test("Of a package that is cared for and up to date nothing is said", () => {
	assert.deepEqual(findings("2.1.0", {}), []);
	assert.deepEqual(findings("2.1.0", { released: "2024-11-23" }), []);
});

test("A deprecated version is wrong, with its authors' words", () => {
	assert.deepEqual(findings("2.1.0", { deprecated: "use paintings" }), [["2.1.0 is deprecated: use paintings", true]]);
});

test("A newer version is named, and whether it is a new major one", () => {
	assert.deepEqual(findings("2.0.9", {}), [["2.0.9 is in use, 2.1.0 is out", false]]);
	assert.deepEqual(findings("1.9.0", {}), [["1.9.0 is in use, 2.1.0 is out (a new major version)", false]]);
});

test("A package without a release for two years is to be looked at", () => {
	assert.deepEqual(findings("2.1.0", { released: "2024-11-20" }), [
		["its newest version, 2.1.0, came out on 2024-11-20: see whether it is still cared for", false],
	]);
});
