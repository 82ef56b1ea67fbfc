import assert from "node:assert/strict";
import { test } from "node:test";
import { parse } from "yaml";
import { withEntry, withField, withoutField, withValue } from "./yaml-text";

const written = `# The menus.
menus:
  - label: Hands # read by visitors
    items:
      - hand-lumps   # the first
      - cuts
      # A remark at the end.

  - label: Gallery
    items: [videos,  pairs]
    intro: >-
      A long text
      in two lines.
empty: []
nothing:
footer:
- heading: About
  links:
    - { label: Us, path: /us }
`;

/** The lines of the second text that the first lacks, in their order; every line of the first must be left. */
function added(before: string, after: string): string[] {
	const left = before.split("\n");
	const more = after.split("\n").filter((line) => {
		if (line !== left[0]) return true;
		left.shift();
		return false;
	});
	assert.deepEqual(left, [], "every line stays as it was");
	return more;
}

test("An entry goes to the end of its list, and everything else stays as it was written", () => {
	assert.deepEqual(added(written, withEntry(written, ["menus", 0, "items"], "warts")), ["      - warts"]);
	assert.deepEqual(added(written, withEntry(written, ["menus"], { label: "Skin", items: ["warts"] })), [
		"  - label: Skin",
		"    items:",
		"      - warts",
	]);
});

test("An entry is written on one line where the one before it is, and stands after the entry that is asked for", () => {
	const links = ["footer", 0, "links"];
	assert.deepEqual(added(written, withEntry(written, links, { label: "You & me", path: "/you" })), [
		"    - { label: You & me, path: /you }",
	]);
	assert.match(withEntry(written, ["menus", 1, "items"], "films"), /items: \[videos, {2}pairs, films\]/);
	assert.match(withEntry(written, ["menus", 0, "items"], "warts", 0), /# the first\n {6}- warts\n {6}- cuts/);
});

test("A list that is empty, or not there, is begun", () => {
	for (const name of ["empty", "nothing", "more"]) {
		const text = withEntry(written, [name], { a: 1, b: "x: y" });
		assert.deepEqual(parse(text), { ...(parse(written) as object), [name]: [{ a: 1, b: "x: y" }] });
		assert.match(text, new RegExp(`\n${name}:\n {2}- a: 1\n {4}b: "x: y"\n`));
	}
	assert.deepEqual(parse(withEntry("# Nothing yet.\n", ["items"], "a")), { items: ["a"] });
});

test("A field is added, replaced and taken out; the others stay", () => {
	const longer = withField(written, ["menus", 0, "intro"], "Text");
	assert.deepEqual(added(written, longer), ["    intro: Text"]);
	assert.deepEqual(parse(longer).menus[0], { label: "Hands", items: ["hand-lumps", "cuts"], intro: "Text" });
	const changed = withValue(written, ["menus", 0, "items"], ["cuts"]);
	assert.match(changed, /visitors\n {4}items: \[cuts\]\n {6}# A remark at the end.\n\n {2}- label: Gallery/);
	const shorter = withoutField(written, ["menus", 1, "intro"]);
	assert.equal(shorter, written.replace(/ {4}intro: >-\n.*\n.*\n/, ""));
});

test("A file without a last line break, or with Windows' line ends, keeps what it has", () => {
	assert.equal(withEntry("items:\n  - a", ["items"], "b"), "items:\n  - a\n  - b");
	assert.deepEqual(parse(withEntry("items:\r\n  - a\r\nmore: 1\r\n", ["items"], "b")), { items: ["a", "b"], more: 1 });
});

test("What is no list, or no YAML, is refused", () => {
	assert.throws(() => withEntry(written, ["menus", 0, "label"], "x"), /menus.0.label is no list/);
	assert.throws(() => withEntry("items: [", ["items"], "x"));
	assert.throws(() => withValue(written, ["none"], "x"), /there is no field none/);
});
