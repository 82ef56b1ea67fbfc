import assert from "node:assert/strict";
import { test } from "node:test";
import { mergeYaml } from "./merge-yaml";

const file = (list: string) => `# Words\nwords:\n  [\n${list}\n  ]\nlast: 1 # kept\n`;
const before = file('    one, "two", three four,\n    five,');

const merged = (...words: string[]) => mergeYaml(before, { words, last: 1 });

test("In a list over several lines an entry changes, comes and goes where it stands", () => {
	const cases: [string[], string][] = [
		[["one", "2", "three four", "five"], '    one, "2", three four,\n    five,'],
		[["one", "two", "three four", "five", "six, seven"], '    one, "two", three four,\n    five, "six, seven",'],
		[["nought", "one", "two", "three four", "five"], '    nought, one, "two", three four,\n    five,'],
		[["one", "two", "three", "three four", "five"], '    one, "two", three, three four,\n    five,'],
		[["one", "two", "three four"], '    one, "two", three four,'],
		[["two", "three four", "five"], '    "two", three four,\n    five,'],
		[["one", "five"], "    one,\n    five,"],
	];
	for (const [words, expected] of cases) assert.equal(merged(...words), file(expected));
});

test("In a map within braces the list that has changed is written anew, and nothing else", () => {
	const text = "synonyms:\n  - { word:   hand, same: [haat,  hath] } # both\n";
	assert.equal(
		mergeYaml(text, { synonyms: [{ word: "hand", same: ["haat", "hath", "haath"] }] }),
		"synonyms:\n  - { word:   hand, same: [haat,  hath, haath] } # both\n",
	);
});
