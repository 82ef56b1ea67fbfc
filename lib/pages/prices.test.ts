import assert from "node:assert/strict";
import { test } from "node:test";
import { priceBeforeTax, priceRange, taxOn } from "./prices";

const cost = { range: "{from} to {to}", beforeTax: "{range} + GST", taxed: "{tax} GST is added: {range} in all." };
const labels = { treatment: { cost } } as Parameters<typeof priceRange>[1]["labels"];
const clinic = { currency: "INR", language: "en-IN", tax: 18 };
const page = { clinic, labels };
const items = [
	{ what: "Stitches", from: 2500, to: 6000 },
	{ what: "Graft", from: 45_000, to: 75_000 },
	{ what: "Tendon", from: 18_000, to: 32_000 },
];

test("A price has a range; of several prices, from the lowest to the highest", () => {
	assert.equal(priceRange({ from: 50_000, to: 160_000 }, page), "₹50,000 to ₹1,60,000");
	assert.equal(priceRange({ items }, page), "₹2,500 to ₹75,000");
	for (const price of [{ from: 800, to: 800 }, { from: 800 }]) assert.equal(priceRange(price, page), "₹800");
});

test("A price with a taxed part says that tax comes on top", () => {
	const taxed = { what: "Scar", from: 800, to: 900, taxed: true } as const;
	assert.deepEqual(priceBeforeTax(taxed, page), ["", "₹800 to ₹900", " + GST"]);
	assert.deepEqual(priceBeforeTax({ items: [...items, taxed] }, page), ["", "₹800 to ₹75,000", " + GST"]);
	assert.deepEqual(priceBeforeTax({ from: 800 }, page), ["", "₹800", ""]);
});

test("A taxed price has the rate and the total, in the digits of the language; others have none", () => {
	assert.equal(taxOn({ from: 50_000, to: 160_000 }, page), undefined);
	const price = { from: 50_000, to: 160_000, taxed: true } as const;
	assert.equal(taxOn(price, page)?.join(""), "18% GST is added: ₹59,000 to ₹1,88,800 in all.");
	const marathi = taxOn(price, { clinic: { ...clinic, language: "mr-IN" }, labels })?.join("");
	assert.equal(marathi, "१८% GST is added: ₹५९,००० to ₹१,८८,८०० in all.");
	const rounded = taxOn({ from: 333, to: 999, taxed: true }, { clinic: { ...clinic, tax: 12.5 }, labels })?.join("");
	assert.equal(rounded, "12.5% GST is added: ₹375 to ₹1,124 in all.");
});
