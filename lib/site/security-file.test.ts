import assert from "node:assert/strict";
import { test } from "node:test";
import { securityFile } from "./security-file";

const clinic = { email: "desk@banyan.example", language: "en-IN", site: "https://www.banyan.example" };
const now = new Date("2026-11-23T22:00:00Z");

test("Whoever finds a fault in the site's security is told whom to write to, for less than a year", () => {
	assert.equal(
		securityFile(clinic, now),
		`Contact: mailto:desk@banyan.example
Expires: 2027-11-18T00:00:00Z
Preferred-Languages: en-IN
Canonical: https://www.banyan.example/.well-known/security.txt
`,
	);
});

test("Without an address to write to, another way stands in its place", () => {
	const number = "+91 20 5555 0100";
	const { email: _, ...others } = clinic;
	assert.match(securityFile({ ...others, phone: number }, now), /^Contact: tel:\+912055550100$/m);
	const whatsapp = { number, greeting: "Hello" };
	assert.match(securityFile({ ...others, whatsapp }, now), /^Contact: https:\/\/wa\.me\/912055550100\?text=Hello$/m);
});
