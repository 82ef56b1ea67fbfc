import assert from "node:assert/strict";
import { test } from "node:test";
import { assertMatches, contentCopy, smallClinic } from "@/e2e/support/content-copy";
import { type Edit, ownPage, page, reports } from "@/e2e/support/content-mistakes";
import { describeProblem } from "./problem";
import { valueText } from "./zod-messages";

const { clinic, privacy } = smallClinic;

/** Web addresses that some browser would not open, or would open as a page of the site. */
const wrongAddresses = [
	"https:/www.clinic.example/a",
	"https:www.clinic.example/a",
	"https:///www.clinic.example/a",
	"https:\\www.clinic.example",
	"http://www.clinic.example/a",
	"ftp://www.clinic.example/a",
	"//www.clinic.example/a",
	"www.clinic.example/a",
	"https://www",
	"https://127.0.0.1/a",
	"https://www..example/a",
	"https://asha@www.clinic.example/a",
	"https://www.clinic.example:99999/a",
	"https://www.clinic.example/a\u200b",
	"https://www.clinic\u2060.example/a",
	"javascript:alert(1)",
];

const rightAddresses = [
	"https://www.clinic.example:8443/a",
	"https://उदाहरण.भारत/हाथ?प=१#अ",
	"https://xn--p1b6ci4b4b3a.xn--h2brj9c/",
	"https://x.com/@clinic/(a),b;c=%E0%A4",
];

const inClinic = (text: string, ...problems: string[]): Edit => [
	"language: en-IN\n",
	`language: en-IN\n${text}\n`,
	...problems,
];

/** A value of each field of the clinic with a web address. */
const webFields: [field: string, old: string, before: string][] = [
	["maps.directions", "https://maps.example/to", ""],
	["maps.place", "https://maps.example/at", ""],
	["maps.embed", "https://maps.example/embed", ""],
	["hospitals[0].directions", "https://maps.example/fig", ""],
	["social[0].url", "https://www.facebook.com/banyan.example", ""],
	["leaveTo", "language: en-IN\n", "language: en-IN\nleaveTo: "],
	["services.booking.url", "language: en-IN\n", "language: en-IN\nservices:\n  booking:\n    name: A\n    url: "],
	["services.payment.url", "language: en-IN\n", "language: en-IN\nservices:\n  payment:\n    name: A\n    url: "],
];

/** All have one rule, so by day only the first address is tried in every field, and the others in the first. */
const fieldsFor = (index: number) => (process.env.EVERY_PAGE || index === 0 ? webFields : webFields.slice(0, 1));

reports("Every field with a web address has one that browsers open", clinic, [
	...[...wrongAddresses, "https://www.clinic.example/a b"].flatMap((address, index) =>
		fieldsFor(index).map(([field, old, before]): Edit => {
			return [old, `${before}▸'${address}'\n`, `${field}: an https address, such as …, found "…"`];
		}),
	),
	...rightAddresses.flatMap((address, index) =>
		fieldsFor(index)
			.filter(([field]) => field !== "services.payment.url")
			.map(([, old, before]): Edit => [old, `${before}'${address}'${old.endsWith("\n") ? "\n" : ""}`]),
	),
	...[
		"https:/banyan.example",
		"https:///banyan.example",
		"ftp://banyan.example",
		"https://a.in/?b",
		"https://a.in/\u200b",
	].map((site): Edit => ["https://www.banyan.example", `▸"${site}"`, "site: an https address without ?, # and %, …"]),
	["https://www.banyan.example", "http://localhost:3000"],
	...["nobody", "a@b", "a b@c.in", "a@c.in,", "a\u200b@c.in"].map((mail) =>
		inClinic(`grievanceOfficer: { name: A, email: ▸'${mail}' }`, "grievanceOfficer.email: expected an e-mail address…"),
	),
	inClinic("grievanceOfficer: { name: A, phone: ▸98765 43210 }", "grievanceOfficer.phone: a number with its country…"),
]);

const tagline = (text: string, ...problems: string[]): Edit => [
	"tagline: Hand & Minor Surgery",
	`tagline: ${text}`,
	...problems.map((problem) => `tagline: ${problem}`),
];
const cannotShow = (name: string) => `contains ${name}, a character that pages cannot show: delete it`;

reports("No text contains a character that nobody can mean, or nothing that can be seen", clinic, [
	...["\u000b", "\u0008", "\u0000", "\u007f", "\u009c", "\ufffe", "\uffff", "\ufdd0", "\u{1fffe}", "\uf0b7"].map(
		(character) => tagline(`Hand▸${character} & Minor`, cannotShow("U+…")),
	),
	tagline('▸"Hand\\v"', cannotShow("U+000B")),
	tagline('▸"Hand \\ud83d"', cannotShow("U+D83D")),
	tagline("Hand ▸\ufffd", "contains U+FFFD, which replaces a lost letter: write it again"),
	...["▸\u202eHand", "Hand▸\u202c", "▸\u2067Hand\u202c", "▸\u202aHand\u2069", "\u2066Hand\u2069 ▸\u202b"].map((text) =>
		tagline(text, "contains U+20…, a mark of direction without its other half: delete it"),
	),
	...["\u200b\u200b", "\u00ad", "\u2060 \u200d", "\u3164", "\u2800"].map((text) =>
		tagline(`"▸${text}"`, "must not be empty, contains only …"),
	),
	tagline('▸"\u00a0"', "must not be empty"),
	...["सह्\u200dयाद्री", "می\u200cخواهم", "\u2067שלום \u202bא\u202c\u2069", "👩\u200d⚕️ 😀", '"a\\tb"', "a\u00a0b"].map(
		(text) => tagline(text),
	),
]);

reports("Invisible characters have their names in messages", clinic, [
	["number: +91 20", "number: ▸+91\u00a020", 'phones[0].number: a number …, found "+91\u00a020 5555 0100"'],
	["email: desk@", "email: ▸desk\u200b@", "email: expected an e-mail …"],
	["  week:", "  ▸week\u2060:", "hours.week\u2060: unknown field; did you mean week?"],
	["  locality:", "▸\u00a0 locality:", ": not valid YAML: \u00a0 is no plain space: write one in its place"],
	["  locality:", "  ▸\u3000locality:", ": not valid YAML: \u3000 is no plain space…"],
	["locality: Old", "locality:▸\u00a0Old", ": not valid YAML: \u00a0 is no plain space…"],
	["- number: +91", "-▸\u2007number: +91", ": not valid YAML: \u2007 is no plain space…"],
	["- number: +91 20 5555 0100", "- {▸\u00a0number: +91 20 5555 0100 }", ": not valid YAML: \u00a0 is no plain space…"],
]);

test("A problem is told with the names of its invisible characters, also at the end of a long value", () => {
	const told = (message: string) => describeProblem({ file: "a", line: 1, column: 1, field: "b", message });
	const names = "[U+00A0 no-break space][U+FEFF zero-width no-break space][U+3000]";
	assert.equal(told('"+91\u00a0\ufeff\u3000"'), `a:1:1 b: "+91${names}"`);
	assert.equal(told("सह्\u200dयाद्री"), "a:1:1 b: सह्\u200dयाद्री");
	assert.equal(
		told(valueText(`${"x".repeat(70)}\u200b y`)),
		`a:1:1 b: "…${"x".repeat(50)}[U+200B zero-width space] y…"`,
	);
});

const language = (tag: string, meant = ""): Edit => [
	"language: en-IN",
	`language: ▸${tag}`,
	`language: a language and its country, such as en-IN, found "${tag}"${meant && `; did you mean ${meant}?`}`,
];

reports(
	"Codes of languages, countries and currencies are those that Unicode knows, as the standard writes them",
	clinic,
	[
		language("en_IN", "en-IN"),
		language("en-in", "en-IN"),
		language("EN-IN", "en-IN"),
		language("en-UK", "en-GB"),
		language("iw", "he"),
		...["english", "hindi", "xx", "en-QQ", "en-ZZ", "mr-Abcd-IN", "en-IN-", "en IN", "अ"].map((tag) => language(tag)),
		...["mr-Deva-IN", "hi-IN-u-nu-deva", "kok-IN", "en"].map((tag): Edit => ["language: en-IN", `language: ${tag}`]),
		...["xx", "mr-IN", "Marathi", "MR"].map((code): Edit => {
			return [
				"language: en-IN",
				`language: en-IN\ntranslations: [▸${code}]`,
				"translations[0]: the code of a language…",
			];
		}),
		...["UK", "ZZ", "QQ", "IND", "in"].map((code): Edit => {
			return ["countryCode: IN", `countryCode: ▸${code}`, "address.countryCode: the two capital letters of a country…"];
		}),
		...["RUP", "Rs", "XXX", "inr"].map((code): Edit => {
			return ["language: en-IN", `language: en-IN\ncurrency: ▸${code}`, "currency: the three capital letters of a …"];
		}),
	],
);

test("A text is read however it is saved, or its file is named with how to save it", (t) => {
	const { read, write, problems } = contentCopy(t);
	const files = [clinic, privacy, ownPage, "content/guides/before.yaml"];
	write(ownPage, page);
	for (const file of files) {
		const text = read(file);
		for (const saved of [`\ufeff${text}`, text.replaceAll("\n", "\r\n"), text.replaceAll("\n", "\r")]) {
			write(file, saved);
			assert.deepEqual(problems(), []);
		}
		const utf16 = "1:1 is saved as UTF-16: save it as UTF-8";
		const line = text.split("\n").length;
		for (const [data, message] of [
			[Buffer.from(`\ufeff${text}`, "utf16le"), utf16],
			[Buffer.from(`\ufeff${text}`, "utf16le").swap16(), utf16],
			[Buffer.from(text, "utf16le"), utf16],
			[Buffer.from(`${text}# caf\u00e9\n`, "latin1"), `${line}:1 is not UTF-8, but in a code of one country: save …`],
			[Buffer.from(`${text}# \u0093Hello\u0094\r\n`, "latin1"), `${line}:1 is not UTF-8, but in a code of …`],
		] as const) {
			write(file, data);
			const found = problems().map(describeProblem);
			assertMatches(found.join("\n"), `${file}:${message}`);
		}
		write(file, text);
	}
});

const link = (text: string, ...problems: string[]): Edit => [
	"Text of",
	`${text}\n\nText of`,
	...problems.map((problem) => `: ${problem}`),
];

reports(
	"Links of all forms in a text lead to pages, to https addresses, or to e-mail addresses",
	ownPage,
	[
		...wrongAddresses
			.filter((address) => !address.startsWith("//"))
			.map((address) => link(`[A](▸${address})`, "… is no valid address: start with …")),
		link("[A](▸//www.clinic.example)", "… is no page of the site…"),
		link("<▸https:/www.clinic.example>", "… is no valid address: …"),
		link("[A](<▸https://clinic.example/a b>)", "… is no valid address: …"),
		link("A▸\u000b", cannotShow("U+000B")),
		link("▸[A](https:&#x2f;clinic.example)", "… is no valid address: …"),
		link("[A][b]\n\n[b]: ▸https:/clinic.example", "… is no valid address: …"),
		link("[A][b]\n\n[b]: ▸/abut/", '"/abut/" is no page of the site…'),
		link("[A](▸https://clinic.example/a b)", "… is no link: write its address without spaces, …"),
		link("[A](▸https://clinic.example", "… is no link: …, and end it with )"),
		link("[A](▸/about us/)", '"/about us/" is no link: …'),
		link('[A](▸/abut/ "About us")', '"/abut/" is no page of the site…'),
		link("[A](▸mailto:nobody)", '"mailto:nobody" has no e-mail address, such as …'),
		link("[A](▸tel:+912055550100)", "… is no valid address: …"),
		link("![A][b]\n\n[b]: https://clinic.example", "a text cannot contain a picture"),
		...rightAddresses.map((address) => link(`[A](<${address}>), <${address}>, [B]\n\n[B]: ${address}`)),
		link("[A](mailto:care@clinic.example?subject=A) [B](#b) [C](/about/about-clinic/?a=b#c) `[D](x)` [E] 1 < 2 ]: ("),
	],
	page,
);
