import assert from "node:assert/strict";
import { test } from "node:test";
import { contactFile } from "./contact-file";

const clinic = {
	name: "Banyan; Clinic, Pune",
	tagline: "Hands",
	phone: "+91 20 5555 0100",
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
	branches: [],
};

test("The clinic's card has its name, numbers and address, separators in texts escaped", () => {
	assert.deepEqual(contactFile(clinic).split("\r\n"), [
		"BEGIN:VCARD",
		"VERSION:3.0",
		"FN:Banyan\\; Clinic\\, Pune",
		"N:Banyan\\; Clinic\\, Pune;;;;",
		"ORG:Banyan\\; Clinic\\, Pune",
		"NOTE:Hands",
		"TEL;TYPE=WORK,VOICE:+912055550100",
		"EMAIL;TYPE=INTERNET:desk@banyan.example",
		"ADR;TYPE=WORK:;;2 Banyan Lane\\, Old Town;Pune;Maharashtra;411001;IN",
		"URL:https://www.banyan.example",
		"END:VCARD",
		"",
	]);
});

test("A long line is folded within 75 octets, between letters", () => {
	const tagline = "हाताची शस्त्रक्रिया आणि इतर उपचार ".repeat(4).trim();
	const text = contactFile({ ...clinic, tagline });
	for (const line of text.split("\r\n")) assert.ok(Buffer.byteLength(line) <= 75, line);
	assert.ok(text.replaceAll("\r\n ", "").includes(`NOTE:${tagline}`));
});
