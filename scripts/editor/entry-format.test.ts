import assert from "node:assert/strict";
import { test } from "node:test";
import { entryFormat } from "./entry-format";

const text = "# facts\nname: A\nphone: '1'\nhours: [ x ]\n";

test("A save changes what was edited, and keeps comments and what no field shows", () => {
	const { fromFile, toFile } = entryFormat(["name", "phone"], false);
	const read = fromFile(text);
	assert.equal(toFile(read), text, "nothing was edited");
	assert.equal(toFile({ ...read, phone: "2", hours: ["not of this form"] }), text.replace("'1'", "'2'"));
	const { phone: _, ...left } = read;
	assert.equal(toFile(left), text.replace("phone: '1'\n", ""), "an emptied field is removed");
});

test("New files have their fields in the order of the form", () => {
	const { toFile } = entryFormat(["name", "phone"], false);
	assert.equal(toFile({ phone: "B", name: "C" }), "name: C\nphone: B\n");
});

test("A Markdown page keeps its text when a field changes", () => {
	const page = "---\ntitle: A\n---\n\nText.\n";
	const { fromFile, toFile } = entryFormat(["title", "body"], true);
	assert.equal(fromFile(page).body, "Text.");
	assert.equal(toFile({ ...fromFile(page), title: "B" }), page.replace("A", "B"));
	assert.equal(toFile({ ...fromFile(page), body: "New." }), page.replace("Text", "New"));
	assert.equal(toFile({ title: "A", body: "Text." }), page);
});

test("What has mistakes is not saved, and the editor shows them", () => {
	const { toFile } = entryFormat(["name"], false, () => ["Name: must not be empty"]);
	assert.throws(() => toFile({ name: "" }), { message: "saving_failed", cause: new Error("Name: must not be empty") });
});
