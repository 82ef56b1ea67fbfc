import { afterEach, test } from "node:test";
import { expect } from "@playwright/test";
import { longDate } from "./dates";

const zone = process.env.TZ;
afterEach(() => {
	if (zone === undefined) delete process.env.TZ;
	else process.env.TZ = zone;
});

for (const other of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
	test(`A date is said in the language asked for, and stays the same day in ${other}`, () => {
		process.env.TZ = other;
		expect(longDate("2026-10-05", "en-IN")).toBe("5 October 2026");
		expect(longDate("2026-10-05", "mr-IN")).toBe("५ ऑक्टोबर, २०२६");
	});
}
