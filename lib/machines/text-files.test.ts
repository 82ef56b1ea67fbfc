import assert from "node:assert/strict";
import { test } from "node:test";
import { contactFile, securityFile } from "./text-files";

const clinic = {
	name: "Banyan; Clinic, Pune",
	tagline: "Hands",
	phones: [{ number: "+91 20 5555 0100" }, { number: "+91 98000 01234", label: "Mobile; mornings" }],
	email: "desk@banyan.example",
	address: {
		street: "2 Banyan Lane",
		locality: "Old Town",
		city: "Pune",
		region: "Maharashtra",
		postalCode: "411001",
		countryCode: "IN",
	},
	site: "https://www.banyan.example",
	closings: [],
	branches: [],
};

test("A vCard has the clinic's name, numbers and address, with separators escaped", () => {
	assert.deepEqual(contactFile(clinic).split("\r\n"), [
		"BEGIN:VCARD",
		"VERSION:3.0",
		"FN:Banyan\\; Clinic\\, Pune",
		"N:Banyan\\; Clinic\\, Pune;;;;",
		"ORG:Banyan\\; Clinic\\, Pune",
		"NOTE:Hands",
		"TEL;TYPE=WORK,VOICE:+912055550100",
		"item1.TEL;TYPE=WORK,VOICE:+919800001234",
		"item1.X-ABLabel:Mobile\\; mornings",
		"EMAIL;TYPE=INTERNET:desk@banyan.example",
		"ADR;TYPE=WORK:;;2 Banyan Lane\\, Old Town;Pune;Maharashtra;411001;IN",
		"URL:https://www.banyan.example",
		"END:VCARD",
		"",
	]);
});

test("A long line of a vCard is folded between characters, at 75 octets at most", () => {
	const tagline = "हाताची शस्त्रक्रिया आणि इतर उपचार ".repeat(4).trim();
	const text = contactFile({ ...clinic, tagline });
	for (const line of text.split("\r\n")) assert.ok(Buffer.byteLength(line) <= 75, line);
	assert.ok(text.replaceAll("\r\n ", "").includes(`NOTE:${tagline}`));
});

test("The security file names the first way to contact the clinic, and expires within a year", () => {
	const now = new Date("2026-11-23T22:00:00Z");
	const { language, translations, site, email, phones } = { ...clinic, language: "en-IN", translations: ["mr", "hi"] };
	assert.equal(
		securityFile({ email, phones, language, translations, site }, now),
		`Contact: mailto:desk@banyan.example
Expires: 2027-11-18T00:00:00Z
Preferred-Languages: en-IN, mr, hi
Canonical: https://www.banyan.example/.well-known/security.txt
`,
	);
	assert.match(securityFile({ phones, language, translations, site }, now), /^Contact: tel:\+912055550100$/m);
	const whatsapp = { number: "+91 20 5555 0100", greeting: "Hello" };
	const chat = securityFile({ phones: [], whatsapp, language, translations, site }, now);
	assert.match(chat, /^Contact: https:\/\/wa\.me\/912055550100\?text=Hello$/m);
});
