import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { isScalar, parse, parseDocument } from "yaml";
import { filesIn } from "@/lib/content/files";
import { mergeYaml } from "./merge-yaml";
import { saysSame, withoutNothing } from "./nothing";

const root = process.cwd();
const files = ["content", "e2e/clinic/content"]
	.flatMap((folder) => filesIn(root, folder))
	.filter((file) => file.endsWith(".yaml"));

type Tree = { [key: string]: Tree } & Tree[];

/** The lines of each text that the other has not, found by leaving out what both begin and end with. */
function changedLines(before: string, after: string): { gone: string[]; come: string[] } {
	const [old, now] = [before.split("\n"), after.split("\n")];
	while (old.length > 0 && old[0] === now[0]) {
		old.shift();
		now.shift();
	}
	while (old.length > 0 && old.at(-1) === now.at(-1)) {
		old.pop();
		now.pop();
	}
	return { gone: old, come: now };
}

const clinic = readFileSync("content/clinic.yaml", "utf8");

/** Edits what a text says and merges it. */
function change(before: string, edit: (data: Tree) => unknown): string {
	const data = parse(before) as Tree;
	edit(data);
	const after = mergeYaml(before, data);
	assert.deepEqual(parse(after), JSON.parse(JSON.stringify(data)), "the file says what it is to say");
	return after;
}

test("Every content file stays as it is when nothing has changed", () => {
	assert.ok(files.length > 60);
	for (const file of files) {
		const text = readFileSync(file, "utf8");
		assert.equal(mergeYaml(text, parse(text)), text, file);
	}
});

/** Every scalar of the data, as the path to it. */
function* scalars(data: unknown, path: (string | number)[] = []): Generator<(string | number)[]> {
	if (typeof data !== "object" || data === null) yield path;
	else
		for (const [key, value] of Object.entries(data))
			yield* scalars(value, [...path, Array.isArray(data) ? Number(key) : key]);
}

test("A changed text in any file changes nothing but itself", () => {
	let tried = 0;
	for (const file of files) {
		const before = readFileSync(file, "utf8");
		const document = parseDocument(before);
		const paths = [...scalars(parse(before))].filter((_, index) => index % 120 === 60);
		for (const path of paths) {
			const node = document.getIn(path, true);
			if (!isScalar(node) || typeof node.value !== "string") continue;
			const data = parseDocument(before);
			data.setIn(path, `${node.value.trimEnd()} zzz`);
			const after = mergeYaml(before, data.toJS());
			const [start = 0, end = 0] = node.range ?? [];
			const tail = before.slice(end).trimStart();
			assert.equal(after.slice(0, start), before.slice(0, start), `${file} ${path}`);
			assert.ok(after.endsWith(tail), `${file} ${path}`);
			assert.equal(parseDocument(after).getIn(path)?.toString().trimEnd(), `${node.value.trimEnd()} zzz`);
			tried++;
		}
	}
	assert.ok(tried > 30, `${tried}`);
});

test("One hour changes exactly its line, within braces", () => {
	const after = change(clinic, ({ hours }) =>
		Object.assign(hours?.week?.[0]?.sessions?.[0] as object, { closes: "18:30" }),
	);
	assert.deepEqual(changedLines(clinic, after), {
		gone: ['        - { opens: "12:00", closes: "19:00" }'],
		come: ['        - { opens: "12:00", closes: "18:30" }'],
	});
});

test("A second session stands below the first, written like it", () => {
	const after = change(clinic, ({ hours }) =>
		hours?.week?.[0]?.sessions?.push({ opens: "20:00", closes: "21:00" } as never),
	);
	assert.deepEqual(changedLines(clinic, after), { gone: [], come: ['        - { opens: "20:00", closes: "21:00" }'] });
});

test("A first exception comes after the fields that the form names before it", () => {
	const data = parse(clinic) as Tree;
	const exceptions = [{ from: "2026-12-24", reason: "the eve of Christmas", notice: "", sessions: [] }];
	const after = mergeYaml(clinic, { ...data, hours: { ...data.hours, exceptions } });
	assert.deepEqual(changedLines(clinic, after), {
		gone: [],
		come: ["  exceptions:", "    - from: 2026-12-24", "      reason: the eve of Christmas"],
	});
});

const list = `# Notes on the file

title: A # why A
items:
  # the first
  - name: one
    text: >-
      A long text that is folded
      by hand here

  # the second
  - name: "two" # with a comment
    on: true
  - name: three

# at the end
last: 1
`;

test("Entries move, go and come with the comments above them, and without a change to their neighbours", () => {
	const cases: [string, (items: Tree[]) => Tree[], string[]][] = [
		["remove the second", ([one, , three]) => [one, three] as Tree[], ["the second"]],
		["remove the last", ([one, two]) => [one, two] as Tree[], []],
		["move the last up", ([one, two, three]) => [three, one, two] as Tree[], []],
		["add one between", ([one, two, three]) => [one, { name: "new", n: 1 }, two, three] as Tree[], []],
	];
	for (const [name, edit, gone] of cases) {
		const after = change(list, (data) => Object.assign(data, { items: edit(data.items as unknown as Tree[]) }));
		const lost = list.split("\n").filter((line) => line.includes("#") && !after.includes(line));
		assert.deepEqual(
			lost.filter((line) => !gone.some((text) => line.includes(text)) && !line.includes("two")),
			[],
			`${name}:\n${after}`,
		);
		assert.ok(after.includes("folded\n      by hand here"), `${name}: folding stays`);
	}
});

test("A comment behind a changed value stays", () => {
	assert.equal(
		change(list, (data) => Object.assign(data, { title: "B" })),
		list.replace("title: A #", "title: B #"),
	);
});

test("A text gets the quotes that it needs", () => {
	for (const text of [
		"a: b",
		"# no",
		"yes",
		"12",
		"{x}",
		"- a",
		"'",
		'"',
		"a\nb",
		"आज बंद",
		" edge ",
		"x".repeat(300),
		"w ".repeat(90).trim(),
	]) {
		for (const field of ["title", "last"]) change(list, (data) => Object.assign(data, { [field]: text }));
		change(list, (data) => Object.assign(data, { added: { deep: [text, { field: text }] } }));
		const after = mergeYaml(clinic, { ...(parse(clinic) as object), emergencies: text });
		assert.equal((parse(after) as Tree).emergencies, text);
	}
});

test("What says nothing is not written, and a field that was emptied goes", () => {
	assert.equal(mergeYaml(list, { ...(parse(list) as object), more: "", many: [], deep: { a: null, b: [] } }), list);
	const data = { ...(parse(list) as object), title: "" };
	assert.equal(mergeYaml(list, data), list.replace("title: A # why A\n", ""));
});

test("No is written where a field means it; elsewhere it is as good as no field", () => {
	const before = "cta: true\nsample: true\n";
	const after = mergeYaml(before, { cta: false, sample: false, nextDay: false }, new Set(["cta"]));
	assert.equal(after, "cta: false\n");
});

test("A no that is taken back goes, and the comments of the file stay", () => {
	const before = "# facts\nlink: A\ncta: false\n# why\ntitle: B\n";
	assert.equal(mergeYaml(before, { link: "A", title: "B" }, new Set(["cta"])), before.replace("cta: false\n", ""));
});

test("A comment behind a field without a value stays when it gets one", () => {
	assert.equal(mergeYaml("a: # why\nb: 1\n", { a: "x", b: 1 }), "a: x # why\nb: 1\n");
});

test("A way of writing that was not foreseen loses its form, but no word", () => {
	assert.equal(mergeYaml("{ a: 1 }\n", { a: 2 }), "a: 2\n");
	assert.equal(mergeYaml("a: &x one\nb: *x\n", { a: "two", b: "one" }), "a: two\nb: one\n");
});

test("The line break that a form drops at the end of a block stays", () => {
	const before = "text: |\n  one\n\n  two\nlast: 1\n";
	assert.equal(mergeYaml(before, { text: "one\n\ntwo", last: 1 }), before);
	assert.equal(mergeYaml(before, { text: "one\n\nthree", last: 1 }), before.replace("two", "three"));
});

test("A new file, an empty one and one of comments alone are filled", () => {
	const data = { a: "12:00", b: [{ c: 1, d: ["x"] }, "y"] };
	const text = 'a: "12:00"\nb:\n  - c: 1\n    d:\n      - x\n  - y\n';
	assert.equal(mergeYaml("", data), text);
	assert.equal(mergeYaml("# only this\n", data), `# only this\n${text}`);
});

test("Line breaks of Windows stay", () => {
	const windows = clinic.replaceAll("\n", "\r\n");
	const after = mergeYaml(windows, { ...(parse(clinic) as object), nights: 2 });
	assert.equal(after, windows.replace("nights: 1", "nights: 2"));
});

test("Anything that content may say can be written over anything else", () => {
	let seed = 7;
	const random = (below: number) => {
		seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
		return Math.floor((seed / 2 ** 31) * below);
	};
	const words = ["one", "a: b", "12:00", "# x", "two\nlines", "long ".repeat(40).trim(), "yes", "शब्द"];
	const value = (depth: number): unknown => {
		const kind = random(depth > 3 ? 2 : 5);
		if (kind === 0) return words[random(words.length)];
		if (kind === 1) return random(50);
		if (kind < 4)
			return Object.fromEntries(["a", "b", "c", "d"].slice(random(4)).map((key) => [key, value(depth + 1)]));
		return Array.from({ length: 1 + random(4) }, () => value(depth + 1));
	};
	const mutate = (data: unknown, depth = 0): unknown => {
		if (random(6) === 0) return value(depth);
		if (Array.isArray(data)) {
			const list = data.map((entry) => mutate(entry, depth + 1));
			if (random(3) === 0) list.reverse();
			return random(3) === 0 ? list.slice(1) : list;
		}
		if (typeof data !== "object" || data === null) return data;
		return Object.fromEntries(Object.entries(data).map(([key, entry]) => [key, mutate(entry, depth + 1)]));
	};
	for (let round = 0; round < 150; round++) {
		const before = { root: value(0), other: "x" };
		const text = mergeYaml("", before);
		const after = { ...before, root: mutate(before.root) };
		const merged = mergeYaml(text, after);
		const clean = (data: unknown) => withoutNothing(data, new Set());
		assert.ok(saysSame(clean(parse(merged)), clean(after)), `${text}\n=>\n${merged}`);
	}
});
