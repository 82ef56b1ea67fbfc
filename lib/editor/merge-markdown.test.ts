import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { filesIn } from "@/lib/content/files";
import { mergeMarkdown, readMarkdown } from "./merge-markdown";

const file = "---\n# when\nupdated: 2026-01-02\ntitle: 'A'\n---\n\nOne *text*.\n\n- a list\n";

test("A page that has not changed stays as it is", () => {
	const files = filesIn(process.cwd(), "content/legal");
	assert.ok(files.length > 0);
	for (const text of [file, ...files.map((path) => readFileSync(path, "utf8"))]) {
		assert.equal(mergeMarkdown(text, readMarkdown(text)), text);
	}
});

test("A field of the front matter and the text below it change apart", () => {
	const data = readMarkdown(file);
	assert.equal(data.body, "One *text*.\n\n- a list");
	assert.equal(mergeMarkdown(file, { ...data, title: "B" }), file.replace("'A'", "'B'"));
	assert.equal(mergeMarkdown(file, { ...data, body: "Two." }), `${file.slice(0, file.indexOf("One"))}Two.\n`);
});

test("A new page gets its front matter", () => {
	assert.equal(mergeMarkdown("", { title: "A", body: "Text." }), "---\ntitle: A\n---\n\nText.\n");
});
