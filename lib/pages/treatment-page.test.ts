import assert from "node:assert/strict";
import { test } from "node:test";
import { recoveryRoad, sectionParts } from "./treatment-page";

const none = { conditions: [], advice: [], guides: [], films: [] };
const advice = [{ id: "fasting", title: "Fasting", short: "Nothing by mouth.", text: "Not even tea." }];
const kinds = (section: Parameters<typeof sectionParts>[0], extras: Partial<Parameters<typeof sectionParts>[1]> = {}) =>
	sectionParts(section, { ...none, advice, ...extras }).map(({ kind }) => kind);

test("What patients look for first comes before a section's text, what explains it after", () => {
	const whenCanI = { walk: { from: 0, when: "At once" }, others: [] };
	const film = { title: "A film" } as unknown as Parameters<typeof sectionParts>[1]["films"][number];
	const shared = { lead: "In short", text: "Words.", images: [] };
	assert.deepEqual(kinds({ topic: "recovery", whenCanI, pain: "A little.", ...shared }, { films: [film] }), [
		...["lead", "road", "pain", "text", "images", "films", "advice"],
	]);
	assert.deepEqual(kinds({ topic: "about", opening: "What it is.", ...shared }), [
		...["lead", "opening", "text", "images", "advice"],
	]);
	assert.deepEqual(kinds({ topic: "cost", ...shared, includes: [], raises: [] }), [
		...["lead", "cost", "text", "images", "advice"],
	]);
	assert.deepEqual(kinds({ topic: "procedure", text: "Words.", place: { at: ["clinic"], nights: [0, 0] } }), [
		...["text", "anaesthetic", "place"],
	]);
	const link = { label: "Tetanus", path: "/guides/before/#tetanus" };
	assert.deepEqual(kinds({ topic: "urgent" }, { guides: [link] }), ["advice", "guides", "calls"]);
	assert.deepEqual(kinds({ topic: "results", benefits: "- One", pairs: [] }), ["advice", "pairs", "benefits"]);
	assert.deepEqual(kinds({ topic: "questions", faqs: [], ask: [] }), ["advice", "questions"]);
	assert.deepEqual(kinds({ topic: "urgent" }, { advice: [] }), ["calls"], "nothing to open without advice");
});

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
