import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import type { FileCollection } from "@sveltia/cms";
import { parse } from "yaml";
import { readContentFiles } from "../content/content-files";
import { editorConfig } from "./config";
import { configInWords, type EditorWords } from "./words";

const folder = "lib/editor/words";
const tables = readdirSync(folder).map((file) => parse(readFileSync(`${folder}/${file}`, "utf8")) as EditorWords);
const others = tables.filter(({ labels }) => Object.keys(labels).length > 0);

/** The texts of a part of the configuration, but for what the clinic itself has named. */
function textsOf(part: unknown): Set<string> {
	const texts = new Set<string>();
	const isOwn = (value: unknown) => Array.isArray(value) && /^\/|\//.test(String(value[0]?.value));
	const bare = JSON.parse(JSON.stringify(part), (key, value) => (key === "options" && isOwn(value) ? [] : value));
	configInWords(bare, (text) => {
		texts.add(text);
		return text;
	});
	return texts;
}

test("all words of the everyday forms and of translations are there in each language", () => {
	assert.equal(others.length, 2);
	const { sources } = readContentFiles(process.cwd());
	const { collections } = editorConfig({ sources, root: process.cwd(), backend: { name: "test-repo" } });
	const everyday = collections?.filter(({ name }) => name === "every-day");
	const [translation] = collections?.filter(({ name }) => name?.startsWith("translation-")) ?? [];
	const { files = [], ...rest } = translation as FileCollection;
	const texts = textsOf([everyday, rest, files.map((file) => "fields" in file && file.fields)]);
	assert.ok(texts.size > 90, `${texts.size} texts`);
	for (const { labels } of others) {
		assert.deepEqual(
			[...texts].filter((text) => !labels[text]),
			[],
		);
	}
});

test("the languages have the same words, and Sveltia has each button", () => {
	const [first, second] = others;
	const english = JSON.parse(readFileSync("node_modules/@sveltia/cms/locales/en-GB.json", "utf8"));
	for (const part of ["labels", "messages", "buttons"] as const) {
		assert.deepEqual(Object.keys(first?.[part] ?? {}), Object.keys(second?.[part] ?? {}));
	}
	for (const { buttons } of tables) {
		for (const key of Object.keys(buttons)) {
			const text = key.split(".").reduce((texts, name) => texts?.[name], english);
			assert.equal(typeof text, "string", key);
		}
	}
});
