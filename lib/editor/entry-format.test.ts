import assert from "node:assert/strict";
import { test } from "node:test";
import { entryFormats } from "./entry-format";

const text = "# facts\nname: A\nphone: '1'\nhours: [ x ]\n";

test("an entry writes its own fields and leaves those of other entries of the file", () => {
	const format = entryFormats();
	const [phone, hours] = [format(["phone"], false), format(["hours"], false)];
	// The editor reads both before it writes either.
	const [one, other] = [phone.fromFile(text), hours.fromFile(text)];
	const first = phone.toFile({ ...one, phone: "2", hours: ["stale"] });
	assert.equal(first, text.replace("'1'", "'2'"));
	assert.equal(hours.toFile({ ...other, hours: ["x", "y"] }), first.replace("[ x ]", "[ x, y ]"));
	assert.equal(phone.toFile(one), text.replace("[ x ]", "[ x, y ]"), "a change that is taken back");
	assert.equal(hours.toFile({ ...hours.fromFile(text), hours: ["z"] }), text.replace("[ x ]", "[ z ]"), "read again");
});

test("an emptied field is removed, and keys with dots that no form shows stay as they are", () => {
	const translation = `${text}translation:\n  from:\n    details.sections.about: ee2b70a7\n`;
	const { fromFile, toFile } = entryFormats()(["name", "phone"], false);
	const { phone: _, translation: __, ...left } = fromFile(translation);
	assert.equal(toFile(left), translation.replace("phone: '1'\n", ""));
});

test("new files do not mix, and new fields follow the order of the form", () => {
	const { toFile } = entryFormats()(["name", "phone"], false);
	assert.equal(toFile({ name: "A" }), "name: A\n");
	assert.equal(toFile({ phone: "B", name: "C" }), "name: C\nphone: B\n");
});

test("a Markdown page keeps its text when a field changes", () => {
	const page = "---\ntitle: A\n---\n\nText.\n";
	const { fromFile, toFile } = entryFormats()(["title", "body"], true);
	assert.equal(fromFile(page).body, "Text.");
	assert.equal(toFile({ ...fromFile(page), title: "B" }), page.replace("A", "B"));
	assert.equal(toFile({ ...fromFile(page), body: "New." }), page.replace("Text", "New"));
	assert.equal(toFile({ title: "A", body: "Text." }), page);
});
