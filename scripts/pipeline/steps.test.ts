import assert from "node:assert/strict";
import { availableParallelism } from "node:os";
import { test } from "node:test";
import { setImmediate } from "node:timers/promises";
import { mapParallel } from "./steps";

test("as many items at a time as there are processors, with the results in the items' order", async () => {
	const items = Array.from({ length: 3 * availableParallelism() }, (_, index) => index);
	let running = 0;
	let most = 0;
	const results = await mapParallel(items, async (item) => {
		running++;
		most = Math.max(most, running);
		for (let turns = item % 3; turns >= 0; turns--) await setImmediate();
		running--;
		return item * 2;
	});
	assert.equal(most, availableParallelism());
	assert.deepEqual(
		results,
		items.map((item) => item * 2),
	);
});
