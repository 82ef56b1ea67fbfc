import { test } from "node:test";
import { expect } from "@playwright/test";
import { fill } from "./fill";

test("Every brace of a label is filled, a value with braces or dollar signs as it is", () => {
	expect(fill("{a} to {b}, {a}", { a: "$&", b: 0 })).toBe("$& to 0, $&");
	expect(fill("{a}", { a: "{b}", b: "no" })).toBe("{b}");
	expect(fill("plain", {})).toBe("plain");
});

test("A label that asks for a value that is not given is refused, with its text", () => {
	expect(() => fill("Closed for {reason}", { time: "7" })).toThrow(
		'The label "Closed for {reason}" has no value for {reason}',
	);
});
