import assert from "node:assert/strict";
import { test } from "node:test";
import { contrast, translucent } from "./contrast";

test("The contrast of two colours is the ratio of WCAG, in either order", () => {
	assert.equal(contrast("#000000", "#ffffff"), 21);
	assert.equal(contrast("#767676", "#ffffff").toFixed(2), "4.54");
	assert.equal(contrast("#ffffff", "#767676").toFixed(2), "4.54");
	assert.equal(contrast("#123456", "#123456"), 1);
});

test("A translucent colour is written with its channels and its share", () => {
	assert.equal(translucent("#10ff00", 0.45), "rgb(16 255 0 / 0.45)");
});
