import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { diskCache } from "./disk-cache";

/** A cache that is removed after the test, and a function to be cached that counts its calls. */
function setUp(t: TestContext) {
	const name = `test-${randomUUID()}`;
	const folder = join(".cache/disk-cache", name);
	t.after(() => rmSync(folder, { recursive: true, force: true }));
	const result = { width: 4, bytes: Buffer.from("abc"), byName: new Map([["a", 1]]) };
	const make = t.mock.fn(() => result);
	return { folder, result, make, cached: (...inputs: (string | Buffer)[]) => diskCache(name, inputs, make) };
}

test("a result is made once for the same inputs, whether text or bytes", async (t) => {
	const { cached, make, result } = setUp(t);
	for (const input of ["a", "a", Buffer.from("a")]) assert.deepEqual(await cached(input), result);
	assert.equal(make.mock.callCount(), 1);
});

test("other inputs, or the same in another order, give another result", async (t) => {
	const { cached, make } = setUp(t);
	for (const inputs of [["a", "b"], ["b", "a"], ["ab"], ["a"]]) await cached(...inputs);
	assert.equal(make.mock.callCount(), 4);
});

test("a damaged result is made again", async (t) => {
	const { cached, folder, make, result } = setUp(t);
	await cached("a");
	const file = join(folder, readdirSync(folder)[0] ?? "");
	const whole = readFileSync(file);
	for (const damaged of [whole.subarray(0, 20), Buffer.concat([whole.subarray(0, -1), Buffer.from("?")])]) {
		writeFileSync(file, damaged);
		assert.deepEqual(await cached("a"), result);
	}
	assert.equal(make.mock.callCount(), 3);
});

test("results that no build has used for a month are removed", async (t) => {
	const { cached, folder } = setUp(t);
	const old = new Date(Date.now() - 31 * 86_400_000);
	mkdirSync(folder, { recursive: true });
	for (const name of ["used", "unused"]) writeFileSync(join(folder, name), "");
	utimesSync(join(folder, "unused"), old, old);
	await cached("a");
	assert.equal(readdirSync(folder).includes("used"), true);
	assert.equal(readdirSync(folder).includes("unused"), false);
});
