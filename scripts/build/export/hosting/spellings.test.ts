import assert from "node:assert/strict";
import { test } from "node:test";
import { commonSpellings } from "./spellings";

for (const [path, expected] of [
	["/privacyPolicy/", ["/privacypolicy/", "/PrivacyPolicy/"]],
	["/BookingAppointment/", ["/bookingappointment/"]],
	["/vascular-surgery/a.v.-fistula/", ["/Vascular-Surgery/A.V.-Fistula/"]],
	["/gallery/before-&-after/", ["/Gallery/Before-&-After/"]],
	["/हाथ/", []],
] as const) {
	test(`${path} is also written ${expected.join(" and ") || "in no other way"}`, () => {
		assert.deepEqual(commonSpellings(path), expected);
	});
}
