import assert from "node:assert/strict";
import { test } from "node:test";
import {
	insecureLinks,
	reservedAddresses,
	unusableMap,
	unusableNumber,
	unusableNumbers,
	unusableSite,
} from "./unusable";

const wordsOf = (found: { words: string }[]) => found.map(({ words }) => words);

const VALID = "+91 98220 12345, +91 6200012345, +91 20 2567 1234, +91 253 257 1234, +91 2562 234567, +91 80 4567 1234";

test("Valid numbers can be called", () => {
	for (const number of [...VALID.split(", "), "+91 1800 233 1234"]) assert.equal(unusableNumber(number), undefined);
});

for (const [number, reason] of [
	["+91 12345 67890", /^mobile numbers begin with 6/],
	["+91 98765 43210", /used in examples/],
	["+91 99999 99999", /used in examples/],
	["+91 98220 1234", /have ten digits after \+91, this one has 9/],
	["+91 020 2567 123", /has no 0/],
	["+91 20 0567 1234", /a digit from 2 to 7/],
	["+91 1800 233", /10 or 11 digits/],
] as const) {
	test(`${number} cannot be called`, () => assert.match(unusableNumber(number) ?? "", reason));
}

test("Only numbers of India are judged in a text", () => {
	const text = "Call +91 20 2567 1234, or +91 12345 67890; from abroad +44 20 7946 0000.";
	assert.deepEqual(wordsOf(unusableNumbers(text)), ["+91 12345 67890"]);
});

test("Addresses reserved for examples are found, with or without https", () => {
	const text =
		"www.banyan.example, https://banyan.example/a (www.example.com). desk@banyan.example. www.banyanclinic.in";
	const expected = "desk@banyan.example www.banyan.example https://banyan.example/a www.example.com";
	assert.equal(wordsOf(reservedAddresses(text)).join(" "), expected);
});

test("Only links over http are insecure", () =>
	assert.deepEqual(wordsOf(insecureLinks("http://old.in/a, https://new.in/, www.new.in")), ["http://old.in/a"]));

for (const [site, reason] of [
	["https://www.banyanclinic.in", /^$/],
	["https://www.example.com", /^www.example.com is reserved/],
	["http://192.168.1.4", /^192.168.1.4 is a machine's number/],
	["http://www.banyanclinic.in", /^patients' data would travel unencrypted/],
] as const) {
	test(`A site at ${site}`, () => assert.match(unusableSite(site) ?? "", reason));
}

for (const [address, message] of [
	["https://maps.in/50%/@18.5004%2C73.8001", /^$/],
	["https://maps.in/50%/@19.50%2c73.8001", /^points to 19.5, 73.8001, but/],
	["https://maps.in/?bbox=19.50,73.80,19.60,73.90", /^$/],
	["https://maps.in/place", /^$/],
] as const) {
	test(`A map at ${address}`, () =>
		assert.match(unusableMap(address, { latitude: 18.5, longitude: 73.8 }) ?? "", message));
}
