import assert from "node:assert/strict";
import { test } from "node:test";
import { addressLine, mailHref } from "./contact";
import { formatDigits } from "./digits";
import { fill } from "./fill";
import { longDate, money } from "./format";
import { anchor, paragraphs, sentences } from "./markdown";

test("An anchor keeps the letters of its heading's script", () => {
	assert.equal(anchor("What it is, & who it's for"), "what-it-is--who-its-for");
	assert.equal(anchor("हाताचे ऑपरेशन"), "हाताचे-ऑपरेशन");
});

test("A mailto: link encodes subject and body, with line breaks as in RFC 6068, section 5", () => {
	assert.equal(mailHref("a@b.example"), "mailto:a@b.example");
	const href = mailHref("a@b.example", { subject: "50% & more?", body: "Namaste\nआशा\r\n#1" });
	assert.match(href, /^mailto:a@b\.example\?subject=50%25%20%26%20more%3F&body=Namaste%0D%0A/);
	assert.equal(new URL(href).searchParams.get("body"), "Namaste\r\nआशा\r\n#1");
});

test("An address is formatted on one line", () => {
	const pune = { street: "2 Banyan Lane", locality: "Old Town", city: "Pune", postalCode: "411001" };
	assert.equal(addressLine(pune), "2 Banyan Lane, Old Town, Pune 411001");
	assert.equal(addressLine({ street: "1 Rue", city: "Pondicherry" }), "1 Rue, Pondicherry");
});

test("A number has the digits that Intl writes in every language of two letters", () => {
	const letters = [..."abcdefghijklmnopqrstuvwxyz"];
	for (const language of letters.flatMap((first) => letters.map((second) => first + second))) {
		const expected = new Intl.NumberFormat(language, { useGrouping: false, minimumIntegerDigits: 2 });
		for (const value of [0, 7, 1234567890])
			assert.equal(formatDigits(value, language, 2), expected.format(value), language);
	}
	assert.equal(formatDigits(20, "mr-IN"), "२०");
	assert.equal(formatDigits(20, "en-IN"), "20");
});

test("A date is formatted for a language, whatever the time zone of the device", (t) => {
	const { TZ } = process.env;
	t.after(() => (TZ === undefined ? delete process.env.TZ : Object.assign(process.env, { TZ })));
	for (const zone of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
		process.env.TZ = zone;
		assert.equal(longDate("2026-10-05", "en-IN"), "5 October 2026");
		assert.equal(longDate("2026-10-05", "mr-IN"), "५ ऑक्टोबर, २०२६");
	}
});

test("Markdown is split into paragraphs and list entries, and these into sentences with their citations", () => {
	const text = "One. Two.[^a]\n\n- Three[^b]\n- Four\n1. Five. Six";
	assert.deepEqual(paragraphs(text), ["One. Two.[^a]", "Three[^b]", "Four", "Five. Six"]);
	assert.deepEqual(sentences(text), ["One.", "Two.[^a]", "Three[^b]", "Four", "Five.", "Six"]);
});

test("Placeholders are filled, numbers in the digits of the language, and a missing value is an error", () => {
	assert.equal(fill("{a} to {b}, {a}", { a: "$&", b: 0 }), "$& to 0, $&");
	assert.equal(fill("{a}", { a: "{b}", b: "no" }), "{b}");
	assert.equal(fill("{limit} पैकी {phone}", { limit: 1000, phone: "108" }, "mr-IN"), "१००० पैकी 108");
	assert.equal(fill("{count} of {limit}", { limit: 1000, count: 12 }, "en-IN"), "12 of 1000");
	assert.throws(() => fill("Closed for {reason}", { time: "7" }), /"Closed for {reason}" has no value for {reason}/);
});

for (const [language, amount, expected] of [
	["en-IN", 35_000, "₹35,000"],
	["en-IN", 12_345_678, "₹1,23,45,678"],
	["hi-IN", 200_000, "₹2,00,000"],
	["hi-IN-u-nu-deva", 200_000, "₹२,००,०००"],
	["mr-IN", 500, "₹५००"],
	["mr-IN", 12_345_678, "₹१,२३,४५,६७८"],
	["en-GB", 200_000, "₹200,000"],
] as const) {
	test(`${amount} rupees are ${expected} in ${language}`, () => {
		assert.equal(money(amount, { currency: "INR", language }), expected);
	});
}
