import assert from "node:assert/strict";
import { test } from "node:test";
import { contentCopy } from "@/e2e/support/content-copy";
import { describeProblem } from "../content/problem";
import { catalogueText, isFuzzy, type Message, mayContradict, mergeCatalogue, readCatalogue } from "./catalogue";

const sourcesOf = (texts: string[], field: string) => texts.map((text) => ({ text, field }));

/** A catalogue with translations in capitals. */
function catalogueOf(texts: string[], field: string) {
	const { catalogue } = mergeCatalogue(sourcesOf(texts, field), { headers: {}, messages: [], obsolete: [] });
	const messages = catalogue.messages.map((message) => ({ ...message, msgstr: [message.msgid.toUpperCase()] }));
	return { ...catalogue, messages };
}

const displayedText = ({ msgid, msgstr: [translation] }: Message) => translation || msgid;

/** What happens to texts of a field, their former texts, and what is shown: `~` marks what is older than its original. */
for (const [what, before, after, expected, obsolete = []] of [
	["nothing", ["a", "b"], ["a", "b"], ["A", "B"]],
	["a new text", ["a", "b"], ["new", "a", "b"], ["new", "A", "B"]],
	["a text taken out", ["a", "b"], ["a"], ["A"], ["b"]],
	["texts moved", ["a", "b", "c"], ["c", "a", "b"], ["C", "A", "B"]],
	["the same text twice", ["a", "b"], ["a", "b", "a"], ["A", "B", "A"]],
	["other line breaks", ["press and\nwait"], ["press\nand wait"], ["PRESS AND\nWAIT"]],
	[
		"a text changed and moved",
		["press for ten minutes", "b"],
		["b", "press for five minutes"],
		["B", "~PRESS FOR TEN MINUTES"],
	],
	[
		"a text of which half the words are new",
		["press for ten minutes"],
		["press twice for hours"],
		["press twice for hours"],
		["press for ten minutes"],
	],
	["the more alike of two", ["a b c d e f", "a b c d e g"], ["a b c d e g h"], ["~A B C D E G"], ["a b c d e f"]],
	[
		"the more alike of two, whichever stands first",
		["press on the wound with a cloth", "press on the neck with a hand"],
		["press on the neck with a cloth", "press on the wound with a clean cloth"],
		["~PRESS ON THE NECK WITH A HAND", "~PRESS ON THE WOUND WITH A CLOTH"],
	],
] satisfies [string, string[], string[], string[], string[]?][]) {
	test(`A translation stays with its text: ${what}`, () => {
		const { catalogue, messages } = mergeCatalogue(sourcesOf(after, "field"), catalogueOf(before, "field"));
		assert.deepEqual(
			messages.map((message) => (isFuzzy(message) ? `~${displayedText(message)}` : displayedText(message))),
			expected,
		);
		assert.deepEqual(
			catalogue.obsolete.map(({ msgid }) => msgid),
			obsolete,
		);
	});
}

test("A changed text takes no translation of another field, and a text that returns takes its own again", () => {
	const before = catalogueOf(["press for ten minutes"], "first");
	const elsewhere = mergeCatalogue(sourcesOf(["press for five minutes"], "other"), before);
	assert.deepEqual(elsewhere.messages.map(displayedText), ["press for five minutes"]);
	const { messages } = mergeCatalogue(sourcesOf(["press for ten minutes"], "first"), elsewhere.catalogue);
	assert.deepEqual(messages.map(displayedText), ["PRESS FOR TEN MINUTES"]);
});

test("A message with a context applies to that field alone", () => {
	const messages: Message[] = [
		{ msgid: "Stop", msgstr: ["HALT"] },
		{ msgid: "Stop", msgctxt: "film", msgstr: ["PAUSE"] },
	];
	const sources = [...sourcesOf(["Stop"], "film"), ...sourcesOf(["Stop"], "alarm")];
	const merged = mergeCatalogue(sources, { headers: {}, messages, obsolete: [] });
	assert.deepEqual(merged.messages.map(displayedText), ["PAUSE", "HALT"]);
});

test("Of former texts that are equally alike, that of the present original goes before an obsolete one", () => {
	const { catalogue } = mergeCatalogue(
		sourcesOf(["after 2 weeks"], "field"),
		catalogueOf(["after 6 weeks", "after 2 weeks"], "field"),
	);
	const { messages } = mergeCatalogue(sourcesOf(["after 4 weeks"], "field"), catalogue);
	assert.deepEqual(messages.map(displayedText), ["AFTER 2 WEEKS"]);
});

test("A changed text keeps its context and flags, and tells the former words that were translated", () => {
	const comments = { flag: "no-wrap", previous: 'msgid "long ago"' };
	const messages: Message[] = [
		{ msgid: "Stop now", msgstr: ["HALT"], comments: { ...comments, reference: "alarm" } },
		{ msgid: "Stop now", msgctxt: "film", msgstr: ["PAUSE"], comments: { ...comments, reference: "film" } },
	];
	const sources = [...sourcesOf(["Stop right now"], "film"), ...sourcesOf(["Stop right now"], "alarm")];
	const merged = mergeCatalogue(sources, { headers: {}, messages, obsolete: [] });
	assert.deepEqual(merged.messages.map(displayedText), ["PAUSE", "HALT"]);
	for (const { comments } of merged.messages) {
		assert.deepEqual([comments?.flag, comments?.previous], ["fuzzy, no-wrap", 'msgid "Stop now"']);
	}
});

for (const [previous, text, expected] of [
	['msgid "Press for 10 minutes"', "Press for 5 minutes", true],
	['msgid "Do not press on it"', "Press on it", true],
	['msgid "Press on it firmly"', "Press firmly on it", false],
	['msgctxt "2"\nmsgid ""\n"Don\'t press \\"for "\n"two\\" minutes"', 'Never press "for 2" minutes', false],
	["", "Press on it", false],
] as const) {
	test(`A fuzzy translation of ${JSON.stringify(previous)} ${expected ? "may contradict" : "suits"} "${text}"`, () => {
		const message = { msgid: text, msgstr: ["T"], comments: { flag: "fuzzy", previous } };
		assert.equal(mayContradict(message), expected);
		assert.equal(mayContradict({ ...message, comments: { previous } }), false);
	});
}

test("An obsolete translation is taken before an empty one", () => {
	const obsolete: Message[] = [{ msgid: "a", msgstr: ["A"] }];
	const messages: Message[] = [{ msgid: "a", msgstr: [""] }];
	const merged = mergeCatalogue(sourcesOf(["a"], "field"), { headers: {}, messages, obsolete });
	assert.deepEqual([merged.messages.map(displayedText), merged.catalogue.obsolete], [["A"], []]);
});

test("A catalogue keeps its order, comments, headers and obsolete messages when it is written and read", (t) => {
	const { folder, write } = contentCopy(t);
	const { catalogue } = mergeCatalogue(sourcesOf(["b", "press for five minutes", "2"], "field"), {
		...catalogueOf(["press for ten minutes", "b", "gone"], "field"),
		headers: { "X-Checked": "dr-asha-rao on 2026-01-02" },
		notes: { translator: "Asha Rao, 2026" },
	});
	for (const message of catalogue.messages) message.comments = { ...message.comments, translator: "agreed: figures" };
	const text = catalogueText("mr", catalogue);
	assert.match(text, /^# Asha Rao, 2026\nmsgid ""\nmsgstr ""\n"/);
	assert.match(text, /^#\| msgid "press for ten minutes"\nmsgid "press for five minutes"\nmsgstr "PRESS FOR TEN/m);
	write("content/mr/x.po", text);
	const { problems, text: _, ...again } = readCatalogue(folder, "content/mr/x.po");
	assert.deepEqual(problems, []);
	assert.equal(
		catalogueText("mr", mergeCatalogue(sourcesOf(["b", "press for five minutes", "2"], "field"), again).catalogue),
		text,
	);
});

test("A file that is no gettext is a mistake at its line", (t) => {
	const { folder, write } = contentCopy(t);
	for (const [text, place] of [
		['msgid "a"\nmsgstr "b"\n\nmsgid "c\nmsgstr "d"\n', ":5:1 is no valid gettext file: .*within string"],
		['msgid "a"\nmsgstr "b"\n\nmsgid "a"\nmsgstr "c"\n', ':1:1 is no valid gettext file: .*entry "a" .*already'],
		["msgid a", ":1:1 is no valid gettext file"],
	] as const) {
		write("content/mr/x.po", text);
		assert.match(readCatalogue(folder, "content/mr/x.po").problems.map(describeProblem).join(), new RegExp(place));
	}
});
