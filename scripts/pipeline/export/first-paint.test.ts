import assert from "node:assert/strict";
import { test } from "node:test";
import { runInNewContext } from "node:vm";
import { datedAttributes } from "@/lib/pages/first-paint";
import { bundleFirstPaint } from "./bundle-islands";

const script = await bundleFirstPaint(false);

/** What the script finds on a page without notices and languages. */
const surroundings = {
	AbortController,
	Date,
	document: {
		documentElement: { dataset: {} },
		querySelectorAll: (): object[] => [],
		querySelector: (): object | null => null,
	},
	navigator: { languages: [] as string[] },
	location: { hash: "" },
	addEventListener: () => {},
};

const dates = { from: "2026-11-08", until: "2026-11-10" };

for (const [day, hidden] of [
	["2026-11-07", true],
	["2026-11-08", false],
	["2026-11-10", false],
	["2026-11-11", true],
] as const) {
	test(`a notice from 8 to 10 November is ${hidden ? "hidden" : "shown"} on ${day}, in the build and the browser`, () => {
		const { "data-from": from, "data-until": until, hidden: isHidden } = datedAttributes(dates, day);
		assert.deepEqual([from, until, isHidden], [dates.from, dates.until, hidden]);
		for (const [time, dataset] of [
			[`${day}T00:00:00+05:30`, {}],
			[`${day}T23:59:59+05:30`, {}],
			[`${day}T00:00:00+04:00`, { timeZone: "Asia/Dubai" }],
		] as const) {
			const notice = { dataset: dates, hidden: !hidden };
			class Clock extends Date {
				constructor(now: string | number = time) {
					super(now);
				}
			}
			const document = { ...surroundings.document, documentElement: { dataset }, querySelectorAll: () => [notice] };
			runInNewContext(script, { ...surroundings, Date: Clock, document });
			assert.equal(notice.hidden, hidden, time);
		}
	});
}

for (const [languages, offered] of [
	[["mr-IN", "en"], "mr"],
	[["gu", "hi"], "hi"],
	[["en-US", "mr"], undefined],
	[["ta"], undefined],
] as const) {
	test(`an English page is offered to a browser of ${languages.join(", ")} in ${offered ?? "no other language"}`, () => {
		const link = (current: boolean) => ({
			ariaLabel: "",
			classList: new Set(),
			dataset: { offer: "offer" },
			hasAttribute: () => current,
		});
		const links: Record<string, ReturnType<typeof link>> = { en: link(true), mr: link(false), hi: link(false) };
		const querySelector = (selector: string) => links[/hreflang="(\w+)"/.exec(selector)?.[1] ?? ""] ?? null;
		const document = { ...surroundings.document, querySelector };
		runInNewContext(script, { ...surroundings, document, navigator: { languages } });
		const labelled = Object.keys(links).find((code) => links[code]?.ariaLabel === "offer");
		assert.equal(labelled, offered);
	});
}

test("the script has a loading screen only if the site has one", async () => {
	assert.doesNotMatch(script, /loading-screen|visited/);
	assert.match(await bundleFirstPaint(true), /loading-screen/);
});
