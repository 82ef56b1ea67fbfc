import assert from "node:assert/strict";
import { test } from "node:test";
import { impossible, impossibleNumbers } from "./telephone";

for (const number of [
	"+91 98220 12345",
	"+91 6200012345",
	"+91 20 2567 1234",
	"+91 253 257 1234",
	"+91 2562 234567",
	"+91 80 4567 1234",
	"+91 1800 233 1234",
]) {
	test(`${number} can be called`, () => assert.equal(impossible(number), undefined));
}

for (const [number, reason] of [
	["+91 12345 67890", /^mobile numbers begin with 6/],
	["+91 98765 43210", /stands in examples/],
	["+91 99999 99999", /stands in examples/],
	["+91 98220 1234", /have ten digits after \+91, this one has 9/],
	["+91 020 2567 123", /without its 0/],
	["+91 20 0567 1234", /a digit from 2 to 7/],
	["+91 1800 233", /10 or 11 digits/],
] as const) {
	test(`${number} cannot be called`, () => assert.match(impossible(number) ?? "", reason));
}

test("Numbers of India are found wherever they stand in a text; those of other countries are left alone", () => {
	const text = "Call +91 20 2567 1234, or +91 12345 67890; from abroad +44 20 7946 0000.";
	assert.deepEqual(
		impossibleNumbers(text).map(({ number }) => number),
		["+91 12345 67890"],
	);
});
