import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { type ContentCopy, contentCopy, smallClinic } from "@/e2e/support/content-copy";
import { runScript } from "@/e2e/support/run-script";
import { loadContentFiles } from "@/lib/content/load";
import {
	checkFacts,
	checkSettings,
	describeFindings,
	insecureLinks,
	reservedAddresses,
	unusableMap,
	unusableNumber,
	unusableNumbers,
	unusableSite,
} from "./findings";

const { clinic, lumps } = smallClinic;
const testimonials = "content/testimonials.yaml";
const TODAY = "2026-11-22";

const settings = {
	NEXT_PUBLIC_EMAILJS_SERVICE_ID: "service",
	NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: "template",
	NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: "key",
};

/** The test clinic without anything invented, missing or unsafe. */
function liveClinic(t: TestContext): ContentCopy {
	const copy = contentCopy(t);
	copy.write(
		clinic,
		copy
			.read(clinic)
			.replaceAll("banyan.example", "banyanclinic.in")
			.replaceAll(/https:\/\/maps\.example\/\w+/g, "https://maps.banyanclinic.in/?q=18.5004%2C73.8001")
			.replaceAll(/\+91 20 5555 010\d/g, "+91 20 2567 1234"),
	);
	copy.write(clinic, `${copy.read(clinic)}\ngrievanceOfficer: { name: Dr. Asha Rao }\n`);
	copy.write(testimonials, copy.read(testimonials).replaceAll("sample: true\n    name", "name"));
	for (const doctor of ["dr-asha-rao", "dr-vijay-more"]) {
		const file = `content/doctors/${doctor}.yaml`;
		const registration = "registration: { council: Maharashtra Medical Council, number: 2010/04/1122 }";
		copy.write(file, `${copy.read(file).replaceAll("+91 20 5555 0100", "+91 20 2567 1234")}\n${registration}\n`);
	}
	copy.edit("content/references/leaflet.yaml", "press.example", "press.banyanclinic.in");
	const page = "content/about-clinic.yaml";
	copy.write(page, `${copy.read(page)}\ngrievance: { title: Complaints, text: Write to Dr. Rao. }\n`);
	return copy;
}

/** What is found in the content, without advice. */
const findIn = ({ folder }: ContentCopy) =>
	describeFindings(checkFacts(loadContentFiles(folder), TODAY).filter(({ group }) => group !== "advice"));

const checkLive = (t: TestContext, { folder }: ContentCopy, env: Record<string, string> = settings) =>
	runScript(t, "scripts/launch/check-live.ts", folder, env);

const inIndia = { latitude: 18.5, longitude: 73.8 };
const wordsOf = (found: { words: string }[]) => found.map(({ words }) => words).join(" ");

/** What is unusable of each kind of fact: the reason, or the words of a text that are  */
const judges = {
	number: (text: string) => unusableNumber(text) ?? "",
	site: (text: string) => unusableSite(text) ?? "",
	map: (text: string) => unusableMap(text, inIndia) ?? "",
	numbers: (text: string) => wordsOf(unusableNumbers(text)),
	addresses: (text: string) => wordsOf(reservedAddresses(text)),
	links: (text: string) => wordsOf(insecureLinks(text)),
};

for (const [kind, text, expected] of [
	...["98220 12345", "6200012345", "20 2567 1234", "253 257 1234", "2562 234567", "80 4567 1234", "1800 233 1234"].map(
		(number) => ["number", `+91 ${number}`, /^$/] as const,
	),
	["number", "+91 98765 43210", /used in examples/],
	["number", "+91 99999 99999", /used in examples/],
	["number", "+91 98220 1234", /have ten digits after \+91, this one has 9/],
	["number", "+91 020 2567 123", /has no 0/],
	["number", "+91 20 0567 1234", /a digit from 2 to 7/],
	["number", "+91 1800 233", /10 or 11 digits/],
	["site", "https://www.banyanclinic.in", /^$/],
	["site", "https://www.example.com", /^www.example.com is reserved/],
	["site", "http://192.168.1.4", /^192.168.1.4 is a machine's number/],
	["site", "http://www.banyanclinic.in", /^patients' data would travel unencrypted/],
	["map", "https://maps.in/50%/@18.5004%2C73.8001", /^$/],
	["map", "https://maps.in/50%/@19.50%2c73.8001", /^points to 19.5, 73.8001, but/],
	["map", "https://maps.in/?bbox=19.50,73.80,19.60,73.90", /^$/],
	["map", "https://maps.in/place", /^$/],
	["numbers", "+91 20 2567 1234, or +91 12345 67890; abroad +44 20 7946 0000.", /^\+91 12345 67890$/],
	["addresses", "https://a.example/b (www.b.example). a@b.example. a.in", /^a@b\.example https\S+\/b www\.b\.example$/],
	["addresses", "www.a.example, www.a.in", /^www\.a\.example$/],
	["links", "http://old.in/a, https://new.in/, www.new.in", /^http:\/\/old\.in\/a$/],
] as const) {
	test(`What is unusable of the ${kind} ${text}`, () => assert.match(judges[kind](text), expected));
}

test("A complete clinic is ready to go live, with settings from the environment or a file", async (t) => {
	const copy = liveClinic(t);
	const { NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: key, ...others } = settings;
	copy.write(".env.local", `NEXT_PUBLIC_EMAILJS_PUBLIC_KEY=${key}\n`);
	const { code, text } = await checkLive(t, copy, others);
	const services = "Services of others, which the privacy policy names:";
	assert.match(text, new RegExp(`^${services}\\n {2}map: maps\\.\\S+, https:\\S+\\nReady to go live\\.\\n$`));
	assert.equal(code, 0);
});

test("Invented and missing facts are listed with their position and keep the site from going live", async (t) => {
	const copy = contentCopy(t);
	const { code, text } = await checkLive(t, copy, { ...settings, NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: "" });
	assert.equal(code, 1);
	const line = copy.lineOf(testimonials, "sample: true");
	for (const expected of [
		/^Invented: .* \(8\)\n/,
		new RegExp(`^${testimonials}:${line}:\\d+ items\\[7\\]\\.sample: invented$`, "m"),
		/^Missing \(5\)$/m,
		/^content\/doctors\/dr-asha-rao.yaml:1:1 registration: the council and the number/m,
		/^content\/about-clinic.yaml:1:1 grievance: the person to whom patients can complain$/m,
		/^content\/clinic.yaml:1:1 grievanceOfficer: the name of the person/m,
		/^NEXT_PUBLIC_EMAILJS_PUBLIC_KEY is not set: the public key of the EmailJS account$/m,
		/\nNot ready to go live: 8 invented, 5 missing, \d+ unsafe\.\n$/,
	]) {
		assert.match(text, expected);
	}
});

const MAP = "https://maps.banyanclinic.in/?q=";
const HERE = `${MAP}18.5004%2C73.8001`;
/** Coordinates, and the maps that agree with them. */
const MAPS = `  latitude: 18.5
  longitude: 73.8
maps:
  directions: ${HERE}
  place: ${HERE}
  embed: ${HERE}
`;
const SWAPPED = "  latitude: 73.8\n  longitude: 18.5\n";
const LEAD = "details.sections[6].lead";

test("Unsafe facts are listed with their position and the reason", (t) => {
	const copy = liveClinic(t);
	for (const [old, text, at, message] of [
		["https://www.banyanclinic.in", "http://localhost:3000", "http://local", "site: localhost is reserved"],
		["+91 20 2567 1234", "+91 12345 67890", "+91 123", 'phones[0].number: "+91 12345 67890": mobile numbers'],
		["desk@banyanclinic.in", "desk@banyan.example", "desk@", 'email: "desk@banyan.example": banyan.example is'],
		[HERE, `${MAP}19.9975%2C73.7898`, `${MAP}19`, "maps.directions: points to 19.9975, 73.78"],
		[MAPS, SWAPPED, "coordinates:", "coordinates: 73.8, 18.5 is not in India; latitude and longitude are swapped"],
		['"411001"', '"411000"', '"411000"', "address.postalCode: no post office has the PIN code 411000"],
		["On risks", '"Risks: TODO"', "TODO", `${LEAD}: "TODO": a placeholder`],
		["On risks", "At Castor Sample Hospital.", "Sample Hospital", `${LEAD}: "Sample Hospital": a placeholder`],
		["On risks", "See [this](http://old.in/a).", "http://old.in/a", `${LEAD}: "http://old.in/a": a link over http`],
	] as const) {
		const file = message.startsWith(LEAD) ? lumps : clinic;
		const safe = copy.read(file);
		copy.edit(file, old, text);
		const found = findIn(copy);
		assert.match(found, /^Unsafe.* \(1\)\n/);
		assert.ok(found.includes(`\n${file}:${copy.placeOf(file, at)} ${message}`), found);
		copy.write(file, safe);
	}
	// A link and a sentence about a clinic visit are no placeholders.
	copy.edit(lumps, "lead: On risks", 'lead: "[Date](/about/about-clinic/). Bring them to your clinic visit"');
	assert.equal(findIn(copy), "");
});

for (const [name, value, expected] of [
	["ORIGIN", undefined, /^$/],
	["ORIGIN", "https://mail.banyanclinic.in", /^$/],
	["ORIGIN", "http://mail.banyanclinic.in", /^Unsafe.*\n\S+_ORIGIN is http:.*: requests would travel unencrypted/],
	["ORIGIN", "/", /^Advice.*\n\S+_ORIGIN is \/: the host of the site needs a relay/],
	["PUBLIC_KEY", "preview_key", /^Unsafe.*\n\S+_PUBLIC_KEY is the preview mailbox/],
] as const) {
	test(`The setting ${name} is ${value}`, () =>
		assert.match(describeFindings(checkSettings({ ...settings, [`NEXT_PUBLIC_EMAILJS_${name}`]: value })), expected));
}

test("Legal texts of two years ago and overdue reviews are advice", (t) => {
	const copy = liveClinic(t);
	const legal = "content/legal/terms.md";
	copy.edit(legal, "updated: 2025-08-24", "updated: 2024-11-22");
	copy.edit(lumps, "due: 2028-10-05", "due: 2026-11-21");
	const found = describeFindings(checkFacts(loadContentFiles(copy.folder), TODAY));
	assert.match(found, /^Advice/);
	assert.ok(found.includes(`\n${legal}:${copy.placeOf(legal, "2024-11-22")} updated: last changed on 2024-11-22`));
	assert.ok(
		found.includes(`\n${lumps}:${copy.placeOf(lumps, "2026-11-21")} review.due: was due to be reviewed on 2026-11-21`),
	);
	assert.ok(!found.includes("content/legal/privacy-policy.md"));
});

test("Mistakes in the content are listed instead", async (t) => {
	const copy = liveClinic(t);
	copy.edit(lumps, "cta: true", "cta: perhaps");
	const { code, text } = await checkLive(t, copy);
	assert.match(text, /^1 mistake in the content:\n/);
	assert.equal(code, 1);
});
