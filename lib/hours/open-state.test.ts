import assert from "node:assert/strict";
import { test } from "node:test";
import { openingHours as hours } from "@/e2e/support/hours";
import { addDays, daysBetween, localDate, weekdayOf } from "./calendar";
import { openState } from "./open-state";

const session = (opens: string, closes: string, nextDay?: true) => ({ opens, closes, nextDay });

const oneSession = hours({
	week: [{ from: "Monday", to: "Saturday", sessions: [session("12:00", "19:00")] }],
	byAppointment: ["Sunday"],
});
const twoSessions = hours({
	week: [
		{ from: "Monday", to: "Friday", sessions: [session("10:00", "13:00"), session("17:00", "20:00")] },
		{ from: "Saturday", sessions: [session("09:30", "14:00")] },
	],
});
const pastMidnight = hours({
	week: [
		{ from: "Friday", to: "Sunday", sessions: [session("18:00", "02:00", true)] },
		{ from: "Monday", sessions: [session("08:00", "24:00")] },
		{ from: "Tuesday", sessions: [session("20:00", "00:00")] },
	],
});
const weekend = hours({ week: [{ from: "Saturday", to: "Monday", sessions: [session("10:00", "16:00")] }] });
const always = hours({ week: [{ from: "Monday", to: "Sunday", sessions: [session("00:00", "24:00")] }] });
const throughNight = hours({
	week: [
		{ from: "Monday", sessions: [session("20:00", "24:00")] },
		{ from: "Tuesday", sessions: [session("00:00", "06:00")] },
	],
});
const withClosings = hours({
	...oneSession,
	closings: [
		{ from: "2026-11-24", to: "2026-11-26", reason: "Diwali" },
		{ from: "2026-11-27", reason: "a conference", sessions: [session("17:00", "19:00")] },
		{ from: "2026-12-01", reason: "repairs", byAppointment: true },
		{ from: "2027-01-01", to: "2027-12-31", reason: "rebuilding" },
	],
});
const closedForGood = hours({ ...oneSession, closings: [{ from: "2026-11-01", to: "2028-11-01", reason: "good" }] });

const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;

/** An `OpenState` in a few words: "open until 19:00", "closed, in 2 days at 12:00". */
function describeState(state: ReturnType<typeof openState>): string {
	if (state.kind === "open") return state.until === undefined ? "open always" : `open until ${clock(state.until)}`;
	const { next, byAppointment, reason } = state;
	const parts = ["closed", reason && `for ${reason}`, byAppointment && "by appointment"];
	return [...parts, next && `in ${next.inDays} days at ${clock(next.at)}`].filter(Boolean).join(", ");
}

test("The state changes at the boundaries of sessions, days, weeks and closings", () => {
	// 21 November 2026 is a Saturday.
	for (const [schedule, minute, expected] of [
		[oneSession, "2026-11-20T23:59", "closed, in 1 days at 12:00"],
		[oneSession, "2026-11-21T00:00", "closed, in 0 days at 12:00"],
		[oneSession, "2026-11-21T11:59", "closed, in 0 days at 12:00"],
		[oneSession, "2026-11-21T12:00", "open until 19:00"],
		[oneSession, "2026-11-21T18:59", "open until 19:00"],
		[oneSession, "2026-11-21T19:00", "closed, in 2 days at 12:00"],
		[oneSession, "2026-11-22T00:00", "closed, by appointment, in 1 days at 12:00"],
		[oneSession, "2026-11-22T23:59", "closed, by appointment, in 1 days at 12:00"],
		[twoSessions, "2026-11-23T12:59", "open until 13:00"],
		[twoSessions, "2026-11-23T13:00", "closed, in 0 days at 17:00"],
		[twoSessions, "2026-11-23T17:00", "open until 20:00"],
		[twoSessions, "2026-11-27T20:00", "closed, in 1 days at 9:30"],
		[twoSessions, "2026-11-28T14:00", "closed, in 2 days at 10:00"],
		[pastMidnight, "2026-11-20T18:00", "open until 2:00"],
		[pastMidnight, "2026-11-21T01:59", "open until 2:00"],
		[pastMidnight, "2026-11-21T02:00", "closed, in 0 days at 18:00"],
		[pastMidnight, "2026-11-23T01:59", "open until 2:00"],
		[pastMidnight, "2026-11-23T23:59", "open until 0:00"],
		[pastMidnight, "2026-11-24T00:00", "closed, in 0 days at 20:00"],
		[pastMidnight, "2026-11-24T23:59", "open until 0:00"],
		[pastMidnight, "2026-11-25T00:00", "closed, in 2 days at 18:00"],
		[weekend, "2026-11-22T10:00", "open until 16:00"],
		[weekend, "2026-11-23T16:00", "closed, in 5 days at 10:00"],
		[always, "2026-11-22T03:00", "open always"],
		[throughNight, "2026-11-23T20:00", "open until 6:00"],
		[throughNight, "2026-11-24T00:00", "open until 6:00"],
		[throughNight, "2026-11-24T06:00", "closed, in 6 days at 20:00"],
		[withClosings, "2026-11-23T19:00", "closed, in 4 days at 17:00"],
		[withClosings, "2026-11-24T00:00", "closed, for Diwali, in 3 days at 17:00"],
		[withClosings, "2026-11-26T23:59", "closed, for Diwali, in 1 days at 17:00"],
		[withClosings, "2026-11-27T12:00", "closed, in 0 days at 17:00"],
		[withClosings, "2026-11-27T17:00", "open until 19:00"],
		[withClosings, "2026-12-01T13:00", "closed, by appointment, in 1 days at 12:00"],
		[withClosings, "2026-12-31T19:00", "closed, in 366 days at 12:00"],
		[closedForGood, "2026-11-21T12:00", "closed, for good"],
	] as const) {
		for (const time of [minute, `${minute}:59.999`]) {
			assert.equal(describeState(openState(schedule, new Date(`${time}+05:30`))), expected, time);
		}
	}
});

test("Dates and weekdays are counted across the ends of months, years and weeks", () => {
	assert.equal(addDays("2028-02-28", 1), "2028-02-29");
	assert.equal(addDays("2027-01-01", -1), "2026-12-31");
	assert.deepEqual(["2026-11-21", "2026-11-22", "2028-02-29"].map(weekdayOf), ["Saturday", "Sunday", "Tuesday"]);
	assert.deepEqual(daysBetween("Saturday", "Monday"), ["Saturday", "Sunday", "Monday"]);
	assert.deepEqual(daysBetween("Friday", "Friday"), ["Friday"]);
});

test("Date and time are the clinic's, whatever the time zone of the device", (t) => {
	const { TZ } = process.env;
	t.after(() => (TZ === undefined ? delete process.env.TZ : Object.assign(process.env, { TZ })));
	for (const device of ["Asia/Kolkata", "America/Los_Angeles", "Pacific/Kiritimati"]) {
		process.env.TZ = device;
		// In Berlin, clocks were put forward on 29 March 2026.
		for (const [zone, time, date, state] of [
			[undefined, "2026-11-20T18:29:59.999Z", "2026-11-20", "closed, in 1 days at 12:00"],
			[undefined, "2026-11-20T18:30:00Z", "2026-11-21", "closed, in 0 days at 12:00"],
			[undefined, "2026-11-21T06:30:00Z", "2026-11-21", "open until 19:00"],
			[undefined, "2028-02-28T18:30:00Z", "2028-02-29", "closed, in 0 days at 12:00"],
			["Europe/Berlin", "2026-03-28T10:59:00Z", "2026-03-28", "closed, in 0 days at 12:00"],
			["Europe/Berlin", "2026-03-30T10:00:00Z", "2026-03-30", "open until 19:00"],
		] as const) {
			assert.equal(localDate(new Date(time), zone), date, `${time} on ${device}`);
			assert.equal(describeState(openState(oneSession, new Date(time), zone)), state, `${time} on ${device}`);
		}
	}
});
