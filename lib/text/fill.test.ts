import { test } from "node:test";
import { expect } from "@playwright/test";
import { fill } from "./fill";

test("Every brace of a label is filled, a value with braces or dollar signs as it is", () => {
	expect(fill("{a} to {b}, {a}", { a: "$&", b: 0 })).toBe("$& to 0, $&");
	expect(fill("{a}", { a: "{b}", b: "no" })).toBe("{b}");
	expect(fill("plain", {})).toBe("plain");
});

test("Numbers are written in the digits of a language, texts as they are", () => {
	expect(fill("{limit} पैकी {count}: {phone}", { limit: 1000, count: 0, phone: "108" }, "mr-IN")).toBe(
		"१००० पैकी ०: 108",
	);
	expect(fill("{count} of {limit}", { limit: 1000, count: 12 }, "en-IN")).toBe("12 of 1000");
});

test("A label that asks for a value that is not given is refused, with its text", () => {
	expect(() => fill("Closed for {reason}", { time: "7" })).toThrow(
		'The label "Closed for {reason}" has no value for {reason}',
	);
});
