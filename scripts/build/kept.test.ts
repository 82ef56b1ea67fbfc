import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { kept } from "./kept";

/** Tells how often it was asked to make something. */
function maker<T>(made: T) {
	const calls = { count: 0 };
	return {
		calls,
		make: () => {
			calls.count += 1;
			return made;
		},
	};
}

test("What is made of the same files is made once, also of bytes", async () => {
	const [unique, drawing] = [randomUUID(), maker({ width: 4, problems: ["none"] })];
	for (const input of [unique, unique, Buffer.from(unique)]) {
		assert.deepEqual(await kept(["a drawing", input], drawing.make), { width: 4, problems: ["none"] });
	}
	assert.equal(drawing.calls.count, 1);
});

test("What is made of other files, or of the same in another order, is made anew", async () => {
	const [unique, drawing] = [randomUUID(), maker(1)];
	for (const inputs of [[unique, "a", "b"], [unique, "b", "a"], [unique, "ab"], [unique]]) {
		await kept(inputs, drawing.make);
	}
	assert.equal(drawing.calls.count, 4);
});

test("What is not worth keeping is made each time", async () => {
	const [unique, brand] = [randomUUID(), maker({ problems: ["a mistake"] })];
	for (const _ of [1, 2]) await kept([unique], brand.make, ({ problems }) => problems.length === 0);
	assert.equal(brand.calls.count, 2);
});

test("What was kept and is damaged is made anew", async () => {
	const [unique, folder] = [randomUUID(), ".cache/made"];
	const drawing = maker(unique);
	await kept([unique], drawing.make);
	const files = readdirSync(folder).map((name) => join(folder, name));
	const own = files.find((file) => existsSync(file) && readFileSync(file, "utf8").includes(unique));
	writeFileSync(own ?? "", '"half');
	for (const _ of [1, 2]) assert.equal(await kept([unique], drawing.make), unique);
	assert.equal(drawing.calls.count, 2);
});
