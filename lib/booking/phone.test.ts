import { test } from "node:test";
import { expect } from "@playwright/test";
import { reducePhone } from "@/lib/booking/phone";

/** Numbers with every prefix, some of which begin as a prefix does. */
const numbers = ["9876543210", "9123456789", "9191919191", "7000000091", "9109109109"];

const half = (number: string) => `${number.slice(0, 5)} ${number.slice(5)}`;
const hyphenated = (number: string) => `${number.slice(0, 5)}-${number.slice(5)}`;
const devanagari = (text: string) => text.replace(/\d/g, (digit) => "०१२३४५६७८९"[Number(digit)] ?? "");

/** The ways in which people write a number, and address books store it. */
const forms: [string, (number: string) => string][] = [
	["plain", (number) => number],
	["halved", half],
	["hyphenated", hyphenated],
	["dotted", (number) => `${number.slice(0, 3)}.${number.slice(3, 6)}.${number.slice(6)}`],
	["with brackets", (number) => `(${number.slice(0, 3)}) ${number.slice(3)}`],
	["with +91", (number) => `+91${number}`],
	["with +91, spaced and hyphenated", (number) => `+91 ${hyphenated(number)}`],
	["with +91 and no-break spaces", (number) => `+91\u00a0${half(number).replace(" ", "\u202f")}`],
	["with +91 in brackets", (number) => `(+91) ${half(number)}`],
	["with +91 and a zero in brackets", (number) => `+91 (0) ${half(number)}`],
	["with +91 and a zero in brackets, without spaces", (number) => `+91(0)${number}`],
	["with +91 and a zero", (number) => `+91 0${half(number)}`],
	["with 0091 and a zero in brackets", (number) => `0091 (0)${half(number)}`],
	["with 0091", (number) => `0091 ${half(number)}`],
	["with 91", (number) => `91 ${number}`],
	["with 91 and a hyphen", (number) => `91-${number}`],
	["with 0", (number) => `0${half(number)}`],
	["with 0 and 91", (number) => `0 91 ${number}`],
	["in Devanagari digits", devanagari],
	["in Devanagari digits with +91", (number) => devanagari(`+91 ${half(number)}`)],
	["in both kinds of digit", (number) => `+91 ${devanagari(number.slice(0, 5))}-${number.slice(5)}`],
	[
		"with +91, hidden direction marks and an en dash",
		(number) => `\u202a+91 ${half(number).replace(" ", "\u2013")}\u202c`,
	],
	["with white space around", (number) => `  ${number}\t`],
];

/** What stands in the field when each character is typed after what the field has made of those before. */
const typed = (text: string) => [...text].reduce((field, character) => reducePhone(field + character), "");

for (const [form, write] of forms) {
	test(`A number ${form} becomes its ten digits, pasted at once or typed character by character`, () => {
		for (const number of numbers) {
			expect(reducePhone(write(number)), `${write(number)} pasted`).toBe(number);
			expect(typed(write(number)), `${write(number)} typed`).toBe(number);
		}
	});
}

test("Ten digits come back as they are", () => {
	for (const number of [...numbers, "0123456789"]) expect(reducePhone(number)).toBe(number);
});

for (const text of [
	"",
	"9",
	"987654321",
	"98765432101",
	"+9876543210",
	"+91 98765 4321",
	"+91 98765 432101",
	"+1 415 555 2671",
	"+44 7700 900123",
	"0091 98765",
	"98765 43210 ext. 4",
	"98765 43210 / 98765 43211",
	"98765432l0",
	"call me",
]) {
	test(`"${text}" is no ten-digit number and stays as it was written`, () => {
		expect(reducePhone(text)).toBe(text);
	});
}

test("Of what is no number, the Devanagari digits alone become plain", () => {
	expect(reducePhone("घर ०२५३")).toBe("घर 0253");
});
