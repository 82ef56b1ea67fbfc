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

test("a treatment's price has a form of its own, and neither of its forms takes back what the other has changed", () => {
	const cost = (price: string) => `    - topic: cost\n      price: { ${price}, per: x }\n`;
	const file = `link: A\ndetails:\n  sections:\n    - topic: about\n${cost("from: 1, to: 2")}`;
	const format = entryFormats();
	const [price, whole] = [format(["price"], false, true), format(["link", "details"], false)];
	// The editor reads the file once.
	const read = whole.fromFile(file);
	assert.deepEqual(read.price, { from: 1, to: 2, per: "x" });
	const dearer = file.replace("from: 1, to: 2", "from: 3, to: 4");
	assert.equal(price.toFile({ ...read, price: { from: 3, to: 4, per: "x" } }), dearer);
	const sections = [
		{ topic: "about", text: "New" },
		{ topic: "cost", price: { from: 1, to: 2, per: "x" } },
	];
	const both = dearer.replace("about\n", "about\n      text: New\n");
	assert.equal(whole.toFile({ ...read, details: { sections } }), both);
	const renamed = both.replace("link: A", "link: B");
	assert.equal(whole.toFile({ ...read, link: "B", details: { sections } }), renamed, "saved again");
	const cheaper = renamed.replace("from: 3", "from: 2");
	assert.equal(price.toFile({ ...read, price: { from: 2, to: 4, per: "x" } }), cheaper);
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
