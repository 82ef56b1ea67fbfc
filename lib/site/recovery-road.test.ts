import assert from "node:assert/strict";
import { test } from "node:test";
import { recoveryRoad } from "./recovery-road";

test("Activities stand in stages by the first day of the original's answer, those without a day last", () => {
	const others = [
		{ what: "Walk barefoot", when: "Never" },
		{ what: "Wear closed shoes", when: "Same day; 4 to 6 weeks after bone surgery" },
	];
	const original = { walk: "The next day", deskWork: "About 1 week", lift: "6 weeks", bathe: "After 2 days", others };
	const days = recoveryRoad(original, original).map(({ stage, milestones }) => [
		stage,
		milestones.map(({ activity, what }) => activity ?? what),
	]);
	assert.deepEqual(days, [
		["day1", ["Wear closed shoes", "walk"]],
		["week1", ["bathe", "deskWork"]],
		["month3", ["lift"]],
		[undefined, ["Walk barefoot"]],
	]);
	const translated = { walk: "दुसऱ्या दिवशी", lift: "६ आठवड्यांनी", others: [] };
	assert.deepEqual(recoveryRoad(translated, { walk: "The next day", lift: "6 weeks", others: [] }), [
		{ stage: "day1", milestones: [{ activity: "walk", when: "दुसऱ्या दिवशी" }] },
		{ stage: "month3", milestones: [{ activity: "lift", when: "६ आठवड्यांनी" }] },
	]);
});
