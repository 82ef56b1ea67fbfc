import assert from "node:assert/strict";
import { test } from "node:test";
import { memoize } from "./memoize";

test("a result is computed once for an object and once for a value", (t) => {
	const make = t.mock.fn((argument: unknown) => ({ argument }));
	const memoized = memoize(make);
	const content = { name: "a" };
	for (const argument of [content, content, { name: "a" }, "a", "a", undefined, undefined]) {
		assert.equal(memoized(argument).argument, argument);
	}
	assert.equal(make.mock.callCount(), 4);
});
