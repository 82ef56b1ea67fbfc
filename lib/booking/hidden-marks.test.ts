import assert from "node:assert/strict";
import { test } from "node:test";
import { withoutHiddenMarks } from "./hidden-marks";

test("Marks that nobody sees go, and nothing else does", () => {
	assert.equal(withoutHiddenMarks("\u200b\u2060\ufeff"), "");
	assert.equal(withoutHiddenMarks("\u202aAsha\u200b K.\u202c\u00ad"), "Asha K.");
	assert.equal(withoutHiddenMarks("As\u200dha\u200c"), "Asha");
	for (const text of ["", "Asha K.", "आशा कुलकर्णी", "José O'Neil"]) assert.equal(withoutHiddenMarks(text), text);
});

test("The joiners with which a name is spelt stay", () => {
	for (const name of ["दऱ्\u200dयाबाई", "श्री\u200cराम", "क्\u200cष"]) assert.equal(withoutHiddenMarks(name), name);
	assert.equal(withoutHiddenMarks("क्\u200d\u200dष\u200d"), "क्\u200dष");
});
