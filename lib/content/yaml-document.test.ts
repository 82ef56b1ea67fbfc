import assert from "node:assert/strict";
import { test } from "node:test";
import { parse } from "yaml";
import { joinMarkdown, parseYaml, splitMarkdown } from "./yaml-document";

const list = `# Notes on the file

title: A # why A
items:
  # the first
  - name: one
    text: >-
      A long text that is folded

  # the second
  - name: "two" # with a comment
    on: true
  - name: three
block: |
  one

  two
hours: [ { opens: "09:00", closes: "12:00" } ]
last: 1
`;

type Item = Record<string, unknown>;
type Data = { title: string; items: Item[]; block: string; hours: Item[]; last: number };

/** The text with other data; the result is in canonical form. */
function edited(text: string, edit: (data: Data) => unknown): string {
	const yaml = parseYaml(text);
	const data = structuredClone(yaml.data()) as Data;
	const after = edit(data) ?? data;
	yaml.setIn([], after);
	const result = yaml.toText();
	assert.equal(parseYaml(result).toText(), result, "canonical");
	return result;
}

test("the canonical form keeps the data, and equal data changes no byte of it", () => {
	const text = "a:   'x: y'\nb:\n- 1\n-   two: 09:30\nc: {d: [ 1,2 ]}\ne: >-\n one\n two\nf: हात\n";
	const canonical = parseYaml(text).toText();
	assert.notEqual(canonical, text);
	assert.deepEqual(parse(canonical), parse(text));
	for (const same of [canonical, list])
		assert.equal(
			edited(same, (data) => data),
			same,
		);
});

test("an edit changes its own lines only", () => {
	const cases: [edit: (data: Data) => unknown, before: string, after: string][] = [
		[(data) => ({ ...data, title: "B" }), "title: A", "title: B"],
		[({ hours }) => void Object.assign(hours[0] ?? {}, { closes: "13:30" }), "12:00", "13:30"],
		[({ hours }) => void hours.push({ opens: "14:00" }), '" } ]', '" }, { opens: "14:00" } ]'],
		[(data) => ({ ...data, block: "one\n\n2" }), "  two", "  2"],
		[({ title: _, ...data }) => data, "title: A # why A\n", ""],
		[({ title, ...data }) => ({ title, more: "09:30", ...data }), "items:", 'more: "09:30"\nitems:'],
		[({ items }) => void items.pop(), "  - name: three\n", ""],
		[({ items }) => void Object.assign(items[1] ?? {}, { on: false }), "on: true", "on: false"],
	];
	for (const [edit, before, after] of cases) assert.equal(edited(list, edit), list.replace(before, after));
});

test("entries take their comments along when they move, and keep them when a neighbour is edited", () => {
	const moved = edited(list, ({ items: [one = {}, two = {}, three = {}], ...data }) => ({
		...data,
		items: [{ name: "new" }, three, { ...one, text: "Short" }, two],
	}));
	const order =
		/- name: new\n {2}- name: three\n {2}- name: one\n {4}text: >-\n {6}Short\n\n {2}# the second\n {2}- name: "two" #/;
	assert.match(moved, order);
	const reversed = edited(list, ({ items, ...data }) => ({ ...data, items: items.toReversed() }));
	assert.deepEqual(reversed.match(/#.*/g)?.sort(), list.match(/#.*/g)?.sort());
});

test("optional fields that stand as comments at the end of an entry stay when another takes its place", () => {
	const yaml = parseYaml("items:\n  - text: One\n    until: x\n    # More on it.\n    #link: /a/\n");
	yaml.appendTo(["items"], { text: "Two", until: "y" });
	yaml.setIn(["items"], [{ text: "Two", until: "y" }]);
	assert.equal(yaml.toText(), "items:\n  - text: Two\n    until: y\n    # More on it.\n    #link: /a/\n");
});

test("a text gets the quotes that it needs, wherever it is", () => {
	const signs = ["a: b", "# no", "yes", "12", "{x}", "- a", "'", '"'];
	for (const text of [...signs, "a\nb", "आज बंद", " edge ", "w ".repeat(90).trim()]) {
		const data = { title: text, deep: { many: [text, { field: text }] }, hours: [{ opens: text }] };
		assert.deepEqual(parse(edited(list, () => data)), data);
	}
});

test("parts are set and added by path", () => {
	const yaml = parseYaml("# only this\n");
	yaml.setIn(["clinic", "name"], "A");
	yaml.appendTo(["menus"], { label: "x: y" });
	yaml.appendTo(["menus"], "two");
	assert.equal(yaml.toText(), '# only this\n\nclinic:\n  name: A\nmenus:\n  - label: "x: y"\n  - two\n');
	assert.throws(() => parseYaml("a: [1"), /Flow sequence/);
});

test("the front matter of a Markdown page and its text change apart", () => {
	const page = "---\n# when\ntitle: 'A ---'\n---\n\nOne *text*.\n\n- a list\n";
	const { matter = "", body = "" } = splitMarkdown(page) ?? {};
	assert.deepEqual([matter, body], ["# when\ntitle: 'A ---'\n", "One *text*.\n\n- a list"]);
	assert.equal(joinMarkdown(matter, body), page);
	assert.equal(splitMarkdown("No front matter"), undefined);
});
