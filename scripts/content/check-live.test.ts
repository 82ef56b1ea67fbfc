import { type TestContext, test } from "node:test";
import { expect } from "@playwright/test";
import { type ContentCopy, contentCopy } from "@/e2e/support/content-copy";
import { runScript } from "@/e2e/support/run-script";
import { loadSources } from "@/lib/content/load";
import { checkFacts } from "./live/facts";
import { describeFindings } from "./live/finding";
import { checkSettings } from "./live/settings";

const clinic = "content/clinic.yaml";
const lumps = "content/treatments/hand-surgery/hand-lumps.yaml";
const testimonials = "content/testimonials.yaml";
const TODAY = "2026-11-22";

/** The settings under which a site sends mail. */
const settings = {
	NEXT_PUBLIC_EMAILJS_SERVICE_ID: "service",
	NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: "template",
	NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: "key",
};

/** The small clinic as it would be if it existed: it lacks nothing. */
function liveClinic(t: TestContext): ContentCopy {
	const copy = contentCopy(t);
	copy.write(clinic, copy.read(clinic).replaceAll("banyan.example", "banyanclinic.in"));
	copy.write(
		clinic,
		copy
			.read(clinic)
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
	copy.edit("content/sources/leaflet.yaml", "press.example", "press.banyanclinic.in");
	const page = "content/about-clinic.yaml";
	copy.write(page, `${copy.read(page)}\ngrievance: { title: Complaints, text: Write to Dr. Rao. }\n`);
	return copy;
}

const checkLive = (t: TestContext, { folder }: ContentCopy, env: Record<string, string> = settings) =>
	runScript(t, "scripts/content/check-live.ts", folder, env);

test("A clinic with content of its own and all settings, in a file or not, is ready to go live", async (t) => {
	const copy = liveClinic(t);
	const { NEXT_PUBLIC_EMAILJS_PUBLIC_KEY, ...others } = settings;
	copy.write(".env.local", `NEXT_PUBLIC_EMAILJS_PUBLIC_KEY=${NEXT_PUBLIC_EMAILJS_PUBLIC_KEY}\n`);
	const { code, text } = await checkLive(t, copy, others);
	expect(text).toMatch(/Ready to go live\.\n$/);
	expect(text).not.toMatch(/^(?:Invented|Missing|Unsafe)/m);
	expect(code).toBe(0);
});

test("What is invented or missing is listed in its group, each at its place, and keeps the site from going live", async (t) => {
	const copy = contentCopy(t);
	const { code, text } = await checkLive(t, copy, { ...settings, NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: "" });
	expect(code).toBe(1);
	expect(text).toMatch(/^Invented: .* \(8\)\n/);
	const line = copy.lineOf(testimonials, "sample: true");
	expect(text).toMatch(new RegExp(`^${testimonials}:${line}:\\d+ items\\[7\\]\\.sample: invented$`, "m"));
	expect(text).toContain("\nMissing (5)\n");
	expect(text).toContain("\ncontent/doctors/dr-asha-rao.yaml:1:1 registration: the council and the number");
	expect(text).toContain("\ncontent/about-clinic.yaml:1:1 grievance: whom a patient can complain to\n");
	expect(text).toContain(`\n${clinic}:1:1 grievanceOfficer: who answers for patients' data, by name\n`);
	expect(text).toContain("\nNEXT_PUBLIC_EMAILJS_PUBLIC_KEY is not set: the public key of the EmailJS account\n");
	expect(text).toMatch(/\nNot ready to go live: 8 invented, 5 missing, \d+ unsafe\.\n$/);
});

/** Coordinates, and the maps that agree with them. */
const MAPS = `  latitude: 18.5
  longitude: 73.8
maps:
  directions: https://maps.banyanclinic.in/?q=18.5004%2C73.8001
  place: https://maps.banyanclinic.in/?q=18.5004%2C73.8001
  embed: https://maps.banyanclinic.in/?q=18.5004%2C73.8001
`;

/** One thing that is unsafe in a clinic that lacks nothing else: where it stands, and what is said of it. */
const unsafe: [what: string, file: string, old: string, text: string, at: string, message: string][] = [
	[
		"The name of an example",
		clinic,
		"site: https://www.banyanclinic.in",
		"site: https://www.example.com",
		"https://www.ex",
		"site: nobody can have the name www.example.com",
	],
	[
		"A site on this machine",
		clinic,
		"site: https://www.banyanclinic.in",
		"site: http://localhost:3000",
		"http://localhost",
		"site: nobody can have the name localhost",
	],
	[
		"A site by its number",
		clinic,
		"site: https://www.banyanclinic.in",
		"site: http://192.168.1.4",
		"http://192",
		"site: 192.168.1.4 is a machine",
	],
	[
		"A site without https",
		clinic,
		"site: https://www.banyanclinic.in",
		"site: http://www.banyanclinic.in",
		"http://www.b",
		"site: what patients send travels unprotected",
	],
	[
		"A telephone that cannot be",
		clinic,
		"phone: +91 20 2567 1234",
		"phone: +91 12345 67890",
		"+91 12345",
		"phone: +91 12345 67890: mobile numbers begin with",
	],
	[
		"A mail address for examples",
		clinic,
		"email: desk@banyanclinic.in",
		"email: desk@banyan.example",
		"desk@banyan",
		"email: desk@banyan.example reaches nobody",
	],
	[
		"A map that points elsewhere",
		clinic,
		"directions: https://maps.banyanclinic.in/?q=18.5004%2C73.8001",
		"directions: https://maps.banyanclinic.in/?q=19.9975%2C73.7898",
		"https://maps.banyanclinic.in/?q=19",
		"maps.directions: points to 19.9975, 73.7898, but coordinates says 18.5, 73.8",
	],
	[
		"Coordinates that are exchanged",
		clinic,
		MAPS,
		"  latitude: 73.8\n  longitude: 18.5\n",
		"coordinates:",
		"coordinates: 73.8, 18.5 is no place in India; latitude and longitude are exchanged",
	],
	[
		"A PIN code without a post office",
		clinic,
		'postalCode: "411001"',
		'postalCode: "411000"',
		'"411000"',
		"address.postalCode: no post office has the PIN code 411000",
	],
	[
		"A text that is still to be written",
		lumps,
		"lead: On risks",
		'lead: "Risks: TODO"',
		"TODO",
		'details.sections[6].lead: "TODO" stands in place of something',
	],
	[
		"A link over http in a text",
		lumps,
		'text: "Hand Lumps: risks."',
		'text: "See [this](http://old.in/a)."',
		"http://old.in/a",
		"details.sections[6].text: http://old.in/a is a link over http",
	],
	[
		"A hospital of the sample",
		lumps,
		"lead: On risks",
		"lead: At Castor Sample Hospital.",
		"Sample Hospital",
		'details.sections[6].lead: "Sample Hospital" stands in place of something',
	],
];

for (const [what, file, old, text, at, message] of unsafe) {
	test(`${what} keeps the site from going live`, (t) => {
		const copy = liveClinic(t);
		copy.edit(file, old, text);
		const found = checkFacts(loadSources(copy.folder), TODAY).filter(({ group }) => group !== "advice");
		expect(found).toHaveLength(1);
		expect(describeFindings(found)).toMatch(/^Unsafe/);
		expect(describeFindings(found)).toContain(`\n${file}:${copy.placeOf(file, at)} ${message}`);
	});
}

for (const text of ['"[Date](/about/about-clinic/)"', "Bring them to your clinic visit"]) {
	test(`${text} stands in place of nothing`, (t) => {
		const copy = liveClinic(t);
		copy.edit(lumps, "lead: On risks", `lead: ${text}`);
		const found = checkFacts(loadSources(copy.folder), TODAY).filter(({ group }) => group !== "advice");
		expect(found).toEqual([]);
	});
}

for (const [origin, group, message] of [
	["http://mail.banyanclinic.in", "Unsafe", "what patients write travels unprotected"],
	["/", "Advice", "requests go to the host of the site"],
] as const) {
	test(`A relay at ${origin} is told under ${group}`, () => {
		const found = checkSettings({ ...settings, NEXT_PUBLIC_EMAILJS_ORIGIN: origin });
		expect(found).toHaveLength(1);
		expect(describeFindings(found)).toMatch(
			new RegExp(`^${group}.*\\nNEXT_PUBLIC_EMAILJS_ORIGIN is ${origin}: ${message}`),
		);
	});
}

test("A relay with https, and none, are safe; the ids of the preview's mailbox are not", () => {
	const relay = { ...settings, NEXT_PUBLIC_EMAILJS_ORIGIN: "https://mail.banyanclinic.in" };
	expect([...checkSettings(settings), ...checkSettings(relay)]).toEqual([]);
	expect(describeFindings(checkSettings({ ...settings, NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: "preview_key" }))).toMatch(
		/^Unsafe.*\nNEXT_PUBLIC_EMAILJS_PUBLIC_KEY is that of the preview's mailbox/,
	);
});

test("Legal texts of two years ago and overdue reviews are advice", (t) => {
	const copy = liveClinic(t);
	const legal = "content/legal/terms.md";
	copy.edit(legal, "updated: 2025-08-24", "updated: 2024-11-22");
	copy.edit(lumps, "due: 2028-10-05", "due: 2026-11-21");
	const told = describeFindings(checkFacts(loadSources(copy.folder), TODAY));
	expect(told).toMatch(/^Advice/);
	expect(told).toContain(`\n${legal}:${copy.placeOf(legal, "2024-11-22")} updated: 2024-11-22 is long ago`);
	expect(told).toContain(`\n${lumps}:${copy.placeOf(lumps, "2026-11-21")} review.due: was due`);
	expect(told).not.toContain("content/legal/privacy-policy.md");
});

test("Mistakes in the content come before all else", async (t) => {
	const copy = liveClinic(t);
	copy.edit(lumps, "cta: true", "cta: perhaps");
	const { code, text } = await checkLive(t, copy);
	expect(text).toMatch(/^1 mistake in the content:\n/);
	expect(code).toBe(1);
});
