import assert from "node:assert/strict";
import { test } from "node:test";
import { money } from "./money";

for (const [language, amount, written] of [
	["en-IN", 35_000, "₹35,000"],
	["en-IN", 200_000, "₹2,00,000"],
	["en-IN", 12_345_678, "₹1,23,45,678"],
	["hi-IN", 200_000, "₹2,00,000"],
	["hi-IN-u-nu-deva", 200_000, "₹२,००,०००"],
	["mr-IN", 500, "₹५००"],
	["mr-IN", 35_000, "₹३५,०००"],
	["mr-IN", 200_000, "₹२,००,०००"],
	["mr-IN", 12_345_678, "₹१,२३,४५,६७८"],
	["en-GB", 200_000, "₹200,000"],
] as const) {
	test(`${amount} rupees are written ${written} in ${language}`, () => {
		assert.equal(money(amount, { currency: "INR", language }), written);
	});
}
