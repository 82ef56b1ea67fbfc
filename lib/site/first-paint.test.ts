import { test } from "node:test";
import { runInNewContext } from "node:vm";
import { expect } from "@playwright/test";
import { datedAttributes, firstPaintScript, isFirstPaintScript } from "./first-paint";

const dates = { from: "2026-11-08", until: "2026-11-10" };

/** Days before, on, between and after the two dates. */
const days = [
	["2026-11-07", true],
	["2026-11-08", false],
	["2026-11-09", false],
	["2026-11-10", false],
	["2026-11-11", true],
] as const;

for (const [day, hidden] of days) {
	test(`What shows from 8 to 10 November is ${hidden ? "hidden" : "there"} on ${day}, at build and in the browser`, () => {
		const attributes = datedAttributes(dates, day);
		expect(attributes).toMatchObject({ "data-from": dates.from, "data-until": dates.until, hidden });
		// The first and the last second of the day in India.
		for (const time of [`${day}T00:00:00+05:30`, `${day}T23:59:59+05:30`]) {
			const part = { dataset: dates, hidden: !hidden };
			class Clock extends Date {
				constructor() {
					super(time);
				}
			}
			const document = { documentElement: { dataset: {} }, querySelectorAll: () => [part] };
			const sessionStorage = { visited: "1" };
			const navigator = { languages: [] };
			const addEventListener = () => {};
			runInNewContext(firstPaintScript(true), { Date: Clock, document, navigator, sessionStorage, addEventListener });
			expect(part.hidden, time).toBe(hidden);
		}
	});
}

/** What the row of languages offers to a browser on an English page. */
function offered(languages: string[]): string | undefined {
	const link = (current: boolean) => ({
		textContent: "",
		className: "",
		dataset: { offer: "offer" },
		hasAttribute: () => current,
	});
	const links: Record<string, ReturnType<typeof link>> = { en: link(true), mr: link(false), hi: link(false) };
	const document = {
		documentElement: { dataset: {} },
		querySelector: (selector: string) => links[/hreflang="(\w+)"/.exec(selector)?.[1] ?? ""] ?? null,
		querySelectorAll: () => [],
	};
	runInNewContext(firstPaintScript(false), { Date, document, navigator: { languages }, addEventListener: () => {} });
	return Object.keys(links).find((code) => links[code]?.textContent === "offer");
}

test("A page is offered in the first language that the browser asks for and the site has, unless it is in that", () => {
	expect(offered(["mr-IN", "en"])).toBe("mr");
	expect(offered(["gu", "hi"])).toBe("hi");
	expect(offered(["en-US", "mr"])).toBeUndefined();
	expect(offered(["ta"])).toBeUndefined();
});

test("Without a loading screen nothing of it is in the script, and either script is known as the site's own", () => {
	expect(firstPaintScript(true)).toContain("loading-screen");
	expect(firstPaintScript(false)).not.toMatch(/loading-screen|sessionStorage/);
	expect([firstPaintScript(true), firstPaintScript(false), "alert(1)"].map(isFirstPaintScript)).toEqual([
		true,
		true,
		false,
	]);
});
