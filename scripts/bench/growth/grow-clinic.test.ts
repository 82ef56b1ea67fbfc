import assert from "node:assert/strict";
import { test } from "node:test";
import { loadContent } from "@/lib/content/load";
import { siteMenus } from "@/lib/site/menus";
import { contentCopy } from "@/tests/support/content-copy";
import { growClinic } from "./grow-clinic";
import { madeUpTreatments } from "./made-up-treatments";
import { rewordOne } from "./reword-one";

test("A clinic that has grown has no mistakes, and as many treatments as asked for, each in its menu", (t) => {
	const { folder, problems } = contentCopy(t);
	const before = loadContent(folder).treatments.length;
	growClinic(folder, before + 40);
	assert.deepEqual(problems(), []);
	const content = loadContent(folder);
	assert.equal(content.treatments.length, before + 40);
	assert.equal(new Set(content.treatments.map(({ link }) => link)).size, before + 40);
	const listed = siteMenus(content).flatMap(({ allLinks }) => allLinks.map(({ path }) => path));
	for (const { menu, slug } of content.treatments) assert.ok(listed.includes(`/${menu}/${slug}/`), slug);
});

test("The same treatments are made up each time", (t) => {
	const { folder } = contentCopy(t);
	assert.deepEqual(madeUpTreatments(folder, 50), madeUpTreatments(folder, 50));
});

test("Nobody gets fewer treatments than there are, or more than there are names for", (t) => {
	const { folder } = contentCopy(t);
	for (const count of [1, 100_000]) assert.throws(() => madeUpTreatments(folder, count), RangeError);
});

test("A treatment whose words are changed has no mistakes, and is the only one that changes", (t) => {
	const { folder, problems } = contentCopy(t);
	const before = loadContent(folder).treatments.map(({ paragraph }) => paragraph);
	rewordOne(folder);
	assert.deepEqual(problems(), []);
	const after = loadContent(folder).treatments.map(({ paragraph }) => paragraph);
	assert.equal(after.filter((paragraph, index) => paragraph !== before[index]).length, 1);
});
