import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { anchor } from "./anchor";
import { addressLine, mailHref, telHref, whatsappHref } from "./contact";
import { longDate } from "./dates";
import { durationsIn } from "./durations";
import { fill } from "./fill";
import { money } from "./money";
import { paragraphs, sentences } from "./sentences";

test("The anchor of a heading keeps its letters", () => {
	assert.equal(anchor("What it is, & who it's for"), "what-it-is--who-its-for");
	assert.equal(anchor("हाताच्या गाठी"), "हाताच्या-गाठी");
});

test("A tel: link has the number's digits, with the country code", () => {
	assert.equal(telHref("+91 20 5555 0100"), "tel:+912055550100");
	assert.equal(telHref("108"), "tel:108");
});

test("A mailto: link carries subject and body, encoded as RFC 6068 (section 5) asks", () => {
	assert.equal(mailHref("a@b.example"), "mailto:a@b.example");
	const href = mailHref("a@b.example", { subject: "50% & more?", body: "Namaste\nआशा\r\n#1" });
	assert.match(href, /^mailto:a@b\.example\?subject=50%25%20%26%20more%3F&body=Namaste%0D%0A/);
	assert.equal(new URL(href).searchParams.get("body"), "Namaste\r\nआशा\r\n#1");
});

test("A link to WhatsApp has the bare number, and the text given or the greeting", () => {
	const whatsapp = { number: "+91 98765 43210", greeting: "Hello & good day" };
	assert.equal(whatsappHref(whatsapp), "https://wa.me/919876543210?text=Hello%20%26%20good%20day");
	assert.equal(whatsappHref(whatsapp, "A lump?"), "https://wa.me/919876543210?text=A%20lump%3F");
});

test("An address is one line, without its region and country", () => {
	const address = { street: "2 Banyan Lane", locality: "Old Town", city: "Pune", region: "Maharashtra" };
	const line = addressLine({ ...address, postalCode: "411001", countryCode: "IN" });
	assert.equal(line, "2 Banyan Lane, Old Town, Pune 411001");
	assert.equal(addressLine({ street: "1 Rue", city: "Pondicherry", countryCode: "IN" }), "1 Rue, Pondicherry");
});

const zone = process.env.TZ;
afterEach(() => {
	if (zone === undefined) delete process.env.TZ;
	else process.env.TZ = zone;
});

for (const other of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
	test(`A date is written in the language asked for, and is the same day in ${other}`, () => {
		process.env.TZ = other;
		assert.equal(longDate("2026-10-05", "en-IN"), "5 October 2026");
		assert.equal(longDate("2026-10-05", "mr-IN"), "५ ऑक्टोबर, २०२६");
	});
}

test("Durations in a text are found in hours", () => {
	for (const [text, ...hours] of [
		["after 4 to 6 weeks", 672, 1008],
		["for ten days", 240],
		["for a week", 168],
		["for twenty minutes", 1 / 3],
		["1.5 hours later", 1.5],
		["2–3 weeks", 336, 504],
		["one or two nights", 24, 48],
		["a 10-minute walk", 1 / 6],
		["soon, in the morning"],
	] as const) {
		const found = durationsIn(text).flatMap((duration) => duration.hours);
		assert.deepEqual(found, hours, text);
	}
});

test("A text is split into paragraphs and list entries, and into sentences with their citations", () => {
	const text = "One. Two.[^a]\n\n- Three[^b]\n- Four\n1. Five. Six";
	assert.deepEqual(paragraphs(text), ["One. Two.[^a]", "Three[^b]", "Four", "Five. Six"]);
	assert.deepEqual(sentences(text), ["One.", "Two.[^a]", "Three[^b]", "Four", "Five.", "Six"]);
});

test("A label is filled as it is given, in the digits of a language; a missing value is an error", () => {
	assert.equal(fill("{a} to {b}, {a}", { a: "$&", b: 0 }), "$& to 0, $&");
	assert.equal(fill("{a}", { a: "{b}", b: "no" }), "{b}");
	const values = { limit: 1000, count: 0, phone: "108" };
	assert.equal(fill("{limit} पैकी {count}: {phone}", values, "mr-IN"), "१००० पैकी ०: 108");
	assert.equal(fill("{count} of {limit}", values, "en-IN"), "0 of 1000");
	assert.throws(() => fill("Closed for {reason}", { time: "7" }), {
		message: 'The label "Closed for {reason}" has no value for {reason}',
	});
});

test("Amounts are grouped and written as the language does", () => {
	for (const [language, amount, written] of [
		["en-IN", 35_000, "₹35,000"],
		["en-IN", 12_345_678, "₹1,23,45,678"],
		["hi-IN", 200_000, "₹2,00,000"],
		["hi-IN-u-nu-deva", 200_000, "₹२,००,०००"],
		["mr-IN", 500, "₹५००"],
		["mr-IN", 12_345_678, "₹१,२३,४५,६७८"],
		["en-GB", 200_000, "₹200,000"],
	] as const) {
		assert.equal(money(amount, { currency: "INR", language }), written, language);
	}
});
