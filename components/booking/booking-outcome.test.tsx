import assert from "node:assert/strict";
import { test } from "node:test";
import { renderToStaticMarkup } from "react-dom/server";
import type { Outcome } from "@/lib/booking/booking-reducer";
import type { BookingWords } from "@/lib/booking/fields";
import { BookingOutcome } from "./booking-outcome";

const person = { user_name: "Asha", user_email: "asha@example.com", user_phone: "9876543210" };
const values = { ...person, appointment_date: "2026-11-24", message: "A lump", reach: "", when: "" };
const content = { values, sentences: ["For my mother."] };
const later = { ...content, values: { ...values, when: "after six" } };

/** Each of the form's words is its key, but for these. */
const texts: Record<string, string> = { tooSoon: "wait {seconds}", carried: "{name}, {date}: {message}" };
const words = new Proxy({}, { get: (_, key) => texts[String(key)] ?? String(key) }) as BookingWords;
const contact = { email: "desk@banyan.example", phone: "020 1", whatsapp: { number: "+91 20 1", greeting: "" } };
const common = {
	words,
	contact,
	language: "en-IN",
	calendar: { title: "" },
	onAnother: () => {},
	reach: { ways: [], when: "", whenHint: "", line: "Time: {when}." },
};
const render = (outcome: Outcome, showContactLinks = false) =>
	renderToStaticMarkup(
		<BookingOutcome {...common} state={{ content: later, outcome }} showContactLinks={showContactLinks} />,
	);

for (const [outcome, text, links, live] of [
	[{ kind: "idle" }, "", 0, "polite"],
	[{ kind: "sending", content, delay: 0, isRepeated: false }, "sending", 0, "polite"],
	[{ kind: "sent", content }, "success successNext", 0, "off"],
	[{ kind: "sent", content: later }, "success successReach", 0, "off"],
	[{ kind: "failed", unanswered: false }, "failure", 3, "off"],
	[{ kind: "failed", unanswered: true }, "failure unanswered", 3, "off"],
	[{ kind: "interrupted" }, "interrupted", 3, "polite"],
	[{ kind: "tooSoon", seconds: 7 }, "wait 7", 0, "off"],
	[{ kind: "confirm" }, "confirm", 0, "off"],
] as const) {
	test(`The form says: ${text || "nothing"}${links > 0 ? ", and offers other ways" : ""}`, () => {
		const html = render(outcome);
		const [, message = ""] = /role="status"[^>]*>(.*?)<\/div>/.exec(html) ?? [];
		assert.equal(message.match(/[^<>]+(?=<)/g)?.join(" ") ?? "", text);
		assert.ok(html.includes(`aria-live="${live}"`));
		const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href);
		assert.equal(hrefs.length, links);
		const carried = "Asha, 2026-11-24: For my mother.\n\nA lump\n\nTime: after six.";
		for (const href of hrefs.filter((each) => !each.startsWith("tel:")))
			assert.ok(decodeURIComponent(href).replaceAll("\r", "").includes(carried), href);
		assert.equal(render(outcome, true).includes("tel:"), outcome.kind !== "sent", "other ways if the clock is wrong");
	});
}
