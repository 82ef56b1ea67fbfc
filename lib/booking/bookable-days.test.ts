import assert from "node:assert/strict";
import { test } from "node:test";
import { bookableDays, clockMisleads } from "./bookable-days";

const built = "2026-11-24";
const at = (day: string) => ({ now: new Date(`${day}T12:00:00Z`), built });

test("A visit can be asked for from today on, and for two years", () => {
	assert.deepEqual(bookableDays(at("2026-11-24")), { first: "2026-11-24", last: "2028-11-24" });
	assert.deepEqual(bookableDays(at("2028-11-24")), { first: "2028-11-24", last: "2030-11-24" });
	for (const day of ["2026-11-24", "2027-06-01"]) assert.equal(clockMisleads("2027-06-02", at(day)), false, day);
	assert.equal(clockMisleads("2026-12-01", at("2027-06-01")), false);
});

test("A clock years behind or ahead refuses no day that can be meant, and is doubted where it speaks against one", () => {
	assert.deepEqual(bookableDays(at("2019-01-01")), { first: built, last: "2028-11-24" });
	assert.equal(clockMisleads("2026-12-01", at("2019-01-01")), true);
	assert.deepEqual(bookableDays(at("2038-01-19")), { first: built, last: "2040-01-19" });
	assert.equal(clockMisleads("2026-12-01", at("2038-01-19")), true);
	// A site that was not built for years: the clock is right, and so are the days.
	assert.equal(clockMisleads("2038-01-20", at("2038-01-19")), false);
	assert.equal(clockMisleads("", at("2019-01-01")), false);
});
