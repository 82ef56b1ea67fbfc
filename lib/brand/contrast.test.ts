import assert from "node:assert/strict";
import { test } from "node:test";
import { contrast, type Hex, translucent } from "./contrast";

test("The contrast of two colours is the ratio of WCAG, in either order", () => {
	for (const [one, other, ratio] of [
		["#000000", "#ffffff", "21.00"],
		["#767676", "#ffffff", "4.54"],
		["#ffffff", "#767676", "4.54"],
		["#123456", "#123456", "1.00"],
	] satisfies [Hex, Hex, string][]) {
		assert.equal(contrast(one, other).toFixed(2), ratio);
	}
	assert.equal(translucent("#10ff00", 0.45), "rgb(16 255 0 / 0.45)");
});
