import { test } from "node:test";
import { expect } from "@playwright/test";
import { waitingTime } from "@/lib/booking/send";
import { tabStorage } from "@/lib/booking/tab-storage";

const now = new Date("2026-11-21T12:00:00Z");

for (const [what, mark, left] of [
	["no request was sent", undefined, 0],
	["one was sent just now", now.getTime(), 10_000],
	["one was sent four seconds ago", now.getTime() - 4_000, 6_000],
	["one was sent ten seconds ago", now.getTime() - 10_000, 0],
	["the clock was put back since", now.getTime() + 3_600_000, 0],
] as const) {
	test(`Where ${what}, the next waits ${left / 1000} seconds`, () => {
		// Without a browser the tab's storage is the page's memory.
		tabStorage.remove("appointment-sent-at");
		if (mark !== undefined) tabStorage.set("appointment-sent-at", String(mark));
		expect(waitingTime(now)).toBe(left);
	});
}
