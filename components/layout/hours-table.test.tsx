import assert from "node:assert/strict";
import { test } from "node:test";
import { renderToStaticMarkup } from "react-dom/server";
import { smallContent } from "@/e2e/support/content-copy";
import { pageOf } from "@/lib/pages/page";
import { HoursTables, hasHours } from "./hours-table";

const count = (html: string, part: RegExp) => html.match(new RegExp(part, "g"))?.length ?? 0;

test("Each place has a table under its name; emergencies stand in the first alone", (t) => {
	const page = pageOf(smallContent(t));
	const { clinic } = page;
	const { address, hours } = clinic;
	assert.ok(address && hours);
	const branches = ["Baner", "Aundh"].map((name) => ({ name, address, hours, phones: [] }));
	const html = renderToStaticMarkup(
		<HoursTables page={{ ...page, clinic: { ...clinic, place: "Old Town", branches } }} />,
	);
	assert.equal(count(html, /<table/), 3);
	assert.deepEqual(
		[...html.matchAll(/<\/span>([^<]*)<\/caption>/g)].map(([, name]) => name),
		["Old Town", "Baner", "Aundh"],
	);
	assert.equal(count(html, /day and night/), 1);
});

test("A clinic of one place has one table without a name, and one that tells neither hours nor emergencies has none", (t) => {
	const page = pageOf(smallContent(t));
	const { clinic } = page;
	const html = renderToStaticMarkup(<HoursTables page={page} />);
	assert.equal(count(html, /<table/), 1);
	assert.match(html, /<caption class="sr-only">heading<\/caption>/);
	const silent = { ...clinic, hours: undefined, emergencies: undefined };
	assert.equal(renderToStaticMarkup(<HoursTables page={{ ...page, clinic: silent }} />), "");
	assert.deepEqual([hasHours(clinic), hasHours(silent)], [true, false]);
});
