import assert from "node:assert/strict";
import { test } from "node:test";
import { describePage, halvesOf, nameOf, slugOf } from "./names";

test("A name becomes a segment of a path, without accents; one without Latin letters becomes none", () => {
	assert.equal(slugOf("Dr. Asha Rao"), "dr-asha-rao");
	assert.equal(slugOf("Dr. José D'Souza (MS)"), "dr-jose-d-souza-ms");
	assert.equal(slugOf("डॉ. आशा"), "");
});

test("A segment of a path becomes a name", () => {
	assert.equal(nameOf("trigger-finger"), "Trigger finger");
	assert.equal(nameOf("a.v.-fistula"), "A v fistula");
});

test("A doctor's name is halved before the last word that has room, and no half is longer than the title lets it be", () => {
	assert.deepEqual(halvesOf("Dr. Asha Rao"), { left: "Dr. Asha", right: "Rao" });
	assert.deepEqual(halvesOf("Rao"), { left: "Dr.", right: "Rao" });
	const { left, right } = halvesOf("Dr. Venkatanarasimharajuvaripeta Lakshminarayananswamygaru");
	assert.ok(left.length <= 30 && right.length <= 30 && left && right);
});

test("A page's description takes the sentences for which there is room, the nearest to the last first", () => {
	const last = "A sentence that is long enough for a page's description by itself, as it has to be.";
	assert.equal(describePage(last, "Aarogya Clinic, Pune."), `Aarogya Clinic, Pune. ${last}`);
	assert.equal(describePage(last, "x".repeat(150), "Hands."), `Hands. ${last}`);
});
