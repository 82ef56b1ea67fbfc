import assert from "node:assert/strict";
import { test } from "node:test";
import { recoveryRoad } from "./recovery-road";

test("Activities stand in stages by their first day, those without a day last", () => {
	const others = [
		{ what: "Walk barefoot", when: "Never" },
		{ what: "Wear closed shoes", from: 0, when: "Same day; 4 to 6 weeks after bone surgery" },
	];
	const walk = { from: 1, when: "The next day" };
	const deskWork = { from: 7, when: "About 1 week" };
	const lift = { from: 42, when: "6 weeks" };
	const bathe = { from: 2, when: "After 2 days" };
	const road = recoveryRoad({ walk, deskWork, lift, bathe, others });
	const order = road.map(({ stage, milestones }) => [stage, milestones.map(({ activity, what }) => activity ?? what)]);
	assert.deepEqual(order, [
		["day1", ["Wear closed shoes", "walk"]],
		["week1", ["bathe", "deskWork"]],
		["month3", ["lift"]],
		[undefined, ["Walk barefoot"]],
	]);
	assert.deepEqual(road[2]?.milestones, [{ activity: "lift", ...lift }]);
});
