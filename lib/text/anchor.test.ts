import { test } from "node:test";
import { expect } from "@playwright/test";
import { anchor } from "@/lib/text/anchor";

for (const [heading, expected] of [
	["What it is, & who it's for", "what-it-is--who-its-for"],
	["हाताच्या गाठी", "हाताच्या-गाठी"],
	["हाताचे ऑपरेशन", "हाताचे-ऑपरेशन"],
] as const) {
	test(`The heading "${heading}" has an anchor of its own letters`, () => {
		expect(anchor(heading)).toBe(expected);
	});
}
