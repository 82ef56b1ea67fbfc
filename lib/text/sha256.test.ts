import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { sha256 } from "./sha256";

test("texts of any length and script have the SHA-256 that Node finds", () => {
	for (const length of [0, 1, 27, 28, 55, 56, 63, 64, 119, 120, 1000]) {
		for (const text of ["a".repeat(length), "न".repeat(length)]) {
			assert.equal(sha256(text), createHash("sha256").update(text).digest("hex"), text);
		}
	}
});
