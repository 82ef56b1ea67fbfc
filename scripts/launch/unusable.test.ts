import assert from "node:assert/strict";
import { test } from "node:test";
import { insecureLinks, reservedAddresses, unusableMap, unusableNumber, unusableNumbers } from "./unusable";

for (const [number, reason] of [
	["+91 98220 12345", undefined],
	["+91 6200012345", undefined],
	["+91 20 2567 1234", undefined],
	["+91 253 257 1234", undefined],
	["+91 2562 234567", undefined],
	["+91 80 4567 1234", undefined],
	["+91 1800 233 1234", undefined],
	["+91 12345 67890", /^mobile numbers begin with 6/],
	["+91 98765 43210", /used in examples/],
	["+91 99999 99999", /used in examples/],
	["+91 98220 1234", /have ten digits after \+91, this one has 9/],
	["+91 020 2567 123", /has no 0/],
	["+91 20 0567 1234", /a digit from 2 to 7/],
	["+91 1800 233", /10 or 11 digits/],
] as const) {
	test(`${number} ${reason ? "cannot" : "can"} be called`, () => {
		if (reason) assert.match(unusableNumber(number) ?? "", reason);
		else assert.equal(unusableNumber(number), undefined);
	});
}

test("Only numbers of India are judged in a text", () => {
	const text = "Call +91 20 2567 1234, or +91 12345 67890; from abroad +44 20 7946 0000.";
	assert.deepEqual(
		unusableNumbers(text).map(({ words }) => words),
		["+91 12345 67890"],
	);
});

for (const [text, words] of [
	["www.banyan.example", "www.banyan.example"],
	["https://www.banyan.example/a", "https://www.banyan.example/a"],
	["See www.banyan.example.", "www.banyan.example"],
	["(www.example.com)", "www.example.com"],
	["Write to desk@banyan.example.", "desk@banyan.example"],
	["See www.banyanclinic.in, or http://old.in.", undefined],
] as const) {
	test(`Reserved addresses in "${text}": ${words ?? "none"}`, () =>
		assert.deepEqual(
			reservedAddresses(text).map((found) => found.words),
			words ? [words] : [],
		));
}

test("Only links over http are insecure", () =>
	assert.deepEqual(
		insecureLinks("http://old.in/a, https://new.in/, www.new.in").map(({ words }) => words),
		["http://old.in/a"],
	));

for (const [address, message] of [
	["https://maps.in/50%/@18.5004%2C73.8001", /^$/],
	["https://maps.in/50%/@19.50%2c73.8001", /^points to 19.5, 73.8001, but/],
	["https://maps.in/?bbox=19.50,73.80,19.60,73.90", /^$/],
	["https://maps.in/place", /^$/],
] as const) {
	test(`A map at ${address}`, () =>
		assert.match(unusableMap(address, { latitude: 18.5, longitude: 73.8 }) ?? "", message));
}
