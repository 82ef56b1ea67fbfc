import assert from "node:assert/strict";
import { test } from "node:test";
import { entryFormats, kinds } from "./entry-format";

const text = "# facts\nname: A\nphone: '1'\nhours: [x]\n";

test("An entry writes its own fields and leaves those of other entries of the file", () => {
	const format = entryFormats(new Set());
	const [phone, hours] = [format(kinds.yaml, ["phone"]), format(kinds.yaml, ["hours"])];
	// Both are read before either is written, as the editor does.
	const [one, other] = [phone.fromFile(text), hours.fromFile(text)];
	const first = phone.toFile({ ...one, phone: "2" });
	assert.equal(first, text.replace("'1'", "'2'"));
	assert.equal(hours.toFile({ ...other, hours: ["x", "y"] }), first.replace("[x]", "[x, y]"));
	assert.equal(phone.toFile({ ...one }), text.replace("[x]", "[x, y]"), "a change that is taken back goes");
});

test("A field that was emptied goes, although the file had it", () => {
	const { fromFile, toFile } = entryFormats(new Set())(kinds.yaml, ["name", "phone"]);
	const { phone: _, ...left } = fromFile(text);
	assert.equal(toFile(left), text.replace("phone: '1'\n", ""));
});

test("A file that was put back elsewhere and read again is as it was read", () => {
	const format = entryFormats(new Set());
	const [phone, hours] = [format(kinds.yaml, ["phone"]), format(kinds.yaml, ["hours"])];
	phone.toFile({ ...phone.fromFile(text), phone: "2" });
	assert.equal(hours.toFile({ ...hours.fromFile(text), hours: ["y"] }), text.replace("[x]", "[y]"));
});

test("New files do not mix", () => {
	const { toFile } = entryFormats(new Set())(kinds.yaml, ["name"]);
	assert.equal(toFile({ name: "A" }), "name: A\n");
	assert.equal(toFile({ name: "B" }), "name: B\n");
});

test("A page of Markdown keeps its text", () => {
	const page = "---\ntitle: A\n---\n\nText.\n";
	const { fromFile, toFile } = entryFormats(new Set())(kinds.markdown, ["title", "body"]);
	assert.equal(toFile({ ...fromFile(page), title: "B" }), page.replace("A", "B"));
});
