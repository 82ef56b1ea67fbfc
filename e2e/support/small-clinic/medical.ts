import type * as z from "zod";
import type { advice } from "@/lib/content/schema/advice";
import type { emergency } from "@/lib/content/schema/emergency";
import type { reference } from "@/lib/content/schema/reference";

export const emergencyFile: z.input<typeof emergency> = {
	heading: "In an emergency",
	intro: "What has happened?",
	description: "First aid for what happens to hands, and the number of the ambulance, which comes free of charge.",
	ambulance: { number: "108", other: "112", label: "Ambulance", inText: "{number} (or {other})" },
	afterOperation: { entry: "After an operation", first: "Bleeding? Call {ambulance}.", text: "Press for {pressing}." },
	helplines: { child: { number: "1098", label: "For children" } },
	figures: { pressing: "10 minutes" },
};

export const adviceFile: z.input<typeof advice> = {
	items: [
		{ id: "fasting", title: "Food", short: "Nothing for six hours.", text: "Water until two hours before.[^leaflet]" },
	],
};

/** The source `leaflet`. */
export const sourceFile: z.input<typeof reference> = {
	title: "Before your operation",
	publisher: "A press",
	year: 2020,
	url: "https://press.example/leaflet",
	read: "2026-10-01",
};
