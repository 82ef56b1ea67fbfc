import * as z from "zod";
import { minutesOf, weekdays } from "../../hours/calendar";
import { date, flag, locationName, optionalList, text } from "./shared";

/** Invalid times abort, so that they are not compared with others. */
const time = { error: "a time of day such as 12:00 or 19:30, in 24 hours", abort: true };
const opens = text.regex(/^([01]\d|2[0-3]):[0-5]\d$/, time).meta({ title: "Opens at" });
const closes = text.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, time).meta({ title: "Closes at" });

const nextDay = flag.meta({ title: "Closes on the next day" }).describe("For times that run past midnight.");

/**
 * A time in which the clinic is open, in the clinic's time zone. Closing at 00:00 or 24:00 is the midnight that follows;
 * with `nextDay` it closes later than that, on the day after it opened.
 */
const session = z.strictObject({ opens, closes, nextDay }).superRefine((value, context) => {
	const length = minutesOf(value.closes) - minutesOf(value.opens);
	// A session with an invalid length is not compared with others.
	const problem = (message: string) => context.addIssue({ code: "custom", path: ["closes"], message, continue: false });
	if (value.nextDay && length > 0) problem("with nextDay this would be open for more than a day");
	if (!value.nextDay && length <= 0 && value.closes !== "00:00") {
		problem(`closes before it opens at ${value.opens}; if it closes after midnight, add nextDay: true`);
	}
});

const sessions = z.array(session.meta({ title: "Time" })).meta({ title: "Times" });

const week = z.strictObject({
	from: z.enum(weekdays).meta({ title: "From day" }),
	to: z.enum(weekdays).meta({ title: "To day" }).optional().describe("Leave it out for a single day."),
	sessions: sessions.min(1),
});

/** Dates with different hours from an ordinary week. Without `sessions`, the clinic is closed. */
export const closing = z
	.strictObject({
		from: date.meta({ title: "First date" }),
		to: date.meta({ title: "Last date" }).optional().describe("Leave it out for a single date."),
		reason: text.describe('The reason, as the word after "for": Diwali.'),
		places: z
			.array(locationName)
			.min(1)
			.optional()
			.describe("The places of the clinic that are closed; without it, all places are."),
		sessions: sessions.default([]).describe("The opening times on these dates; without times, the clinic is closed."),
		byAppointment: flag.meta({ title: "By appointment" }).describe("Patients are seen by appointment on these dates."),
		notice: text.optional().describe("Your own text of the notice, instead of the generated sentence."),
		announce: date
			.meta({ title: "Show the notice from" })
			.optional()
			.describe("The first date on which the notice is shown; by default two weeks before."),
	})
	.superRefine(({ from, to, announce }, context) => {
		const problem = (field: string, message: string) =>
			context.addIssue({ code: "custom", path: [field], message: `${message} from, ${from}` });
		if (to && to < from) problem("to", "is before");
		if (announce && announce > from) problem("announce", "is after");
	});

/** The hours of an ordinary week, and the days by appointment. */
export const weeklyHours = z.strictObject({
	week: z
		.array(week.meta({ title: "Days" }))
		.min(1)
		.meta({ title: "Weekly hours" })
		.describe("The opening hours by day. On other days the clinic is closed."),
	byAppointment: optionalList(z.enum(weekdays)).describe("Days on which patients are seen by appointment."),
});
