import type * as z from "zod";
import type { Closing, OpeningHours } from "@/lib/hours/schedule";
import { closing, weeklyHours } from "@/lib/model/schema/hours";

type Hours = z.input<typeof weeklyHours> & { closings?: z.input<typeof closing>[] };

/** The hours of a place, from the words of content. */
export const openingHours = ({ closings = [], ...week }: Hours): OpeningHours => ({
	...weeklyHours.parse(week),
	closings: closings.map((data): Closing => closing.parse(data)),
});
