import assert from "node:assert/strict";
import { test } from "node:test";
import { fromHtml } from "hast-util-from-html";
import { smallContent } from "../small-content";
import { unseenClaims } from "./visible";

test("What a page says in its texts, its pictures' and its title is seen; what only a script says is not", (t) => {
	const content = smallContent(t);
	Object.assign(content.words.hours.clock, { time: "{hour}:{minute} {part}", afternoon: "PM" });
	const root = fromHtml(`<title>Lumps</title><h1>Hand lumps</h1>
		<p>Most are <b>harm</b>less.<sup><a href="#source-1">1</a></sup> See <a href="/veins/">veins</a>.</p>
		<p>Read on 5 October 2026. Open from 12:00 PM.</p><img alt="A hand"><script>const hidden = "Secret";</script>`);
	const claims = (properties: Record<string, unknown>) =>
		unseenClaims(root, [{ "@type": "MedicalWebPage", ...properties }], content);
	assert.deepEqual(claims({ name: "Lumps", headline: "Hand lumps", description: "A hand" }), []);
	assert.deepEqual(claims({ description: "Most are harmless. See veins.", lastReviewed: "2026-10-05" }), []);
	assert.equal(claims({ description: "Secret" }).length, 1);
	assert.equal(claims({ description: "Hand lumps\nCome at once" }).length, 1);
	assert.equal(claims({ lastReviewed: "2026-10-06" }).length, 1);
	const hours = (opens: string) =>
		claims({ mainEntity: { "@type": "OpeningHoursSpecification", opens, dayOfWeek: ["Monday"] } });
	assert.deepEqual(hours("12:00"), []);
	assert.equal(hours("09:00").length, 1);
});
