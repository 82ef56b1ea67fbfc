import assert from "node:assert/strict";
import { test } from "node:test";
import { yesOrNoFields } from "./yes-or-no-fields";

test("A button that a treatment may do without is a yes or no; marks that are only ever true are not", () => {
	const names = yesOrNoFields();
	assert.ok(names.includes("cta"));
	for (const mark of ["sample", "nextDay", "nothing", "byAppointment"]) assert.ok(!names.includes(mark), mark);
});
