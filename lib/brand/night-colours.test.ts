import assert from "node:assert/strict";
import { test } from "node:test";
import { contrast, type Hex } from "./contrast";
import { nightColours } from "./night-colours";
import { drawnRoles } from "./palette";

const brands: [string, Partial<typeof drawnRoles>][] = [
	["the sample's", {}],
	["a brand with pale grounds and a black ink", { ink: "#000000", paper: "#ffffff", pine: "#003366", clay: "#cc0033" }],
	["a brand with a bright ink", { ink: "#5a1a8c", pine: "#5a1a8c", clay: "#a02060" }],
];

for (const [what, changes] of brands) {
	test(`By night, everything is legible on every ground: ${what} colours`, () => {
		const night = nightColours({ white: "#ffffff", ...drawnRoles, ...changes });
		const { paper, sand, white, sage, blush, mist, ink, pine, clay, clayDeep } = night;
		for (const ground of [paper, sand, white, sage, blush, mist]) {
			assert.ok(contrast(ground, "#000000" as Hex) < 3, `${ground} is dark`);
			for (const front of [ink, pine, clay, clayDeep])
				assert.ok(contrast(front, ground) >= 4.5, `${front} on ${ground}`);
		}
	});
}
