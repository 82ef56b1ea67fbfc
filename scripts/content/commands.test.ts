import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { type TestContext, test } from "node:test";
import { type ContentCopy, contentCopy, smallClinic } from "@/e2e/support/content-copy";
import { photograph } from "@/e2e/support/photograph";
import { runScript } from "@/e2e/support/run-script";
import { sharp } from "@/scripts/pipeline/pictures/sharp";

const { home, lumps, privacy } = smallClinic;
const photo = "photos/room.jpg";

/** The small clinic with a photograph on its home page. */
function withPhotograph(t: TestContext, data: string | Buffer): ContentCopy {
	const copy = contentCopy(t);
	copy.write(`content/${photo}`, data);
	copy.edit(home, "alt: A room", `alt: A room\n          src: ${photo}`);
	return copy;
}

test("Checking and building name every mistake, also in pictures, and write nothing", async (t) => {
	const { folder, edit, placeOf } = withPhotograph(t, "A room");
	edit(lumps, "cta: true", "cta: perhaps");
	edit(privacy, "title: Privacy", "titel: Privacy");
	const before = readdirSync(folder);
	const scripts = ["scripts/content/check.ts", "scripts/pipeline/build.ts"];
	const mistakes = [
		`${privacy}:${placeOf(privacy, "titel:")} titel: `,
		`${lumps}:${placeOf(lumps, "perhaps")} cta: `,
		`${home}:${placeOf(home, photo)} sections[0].slides[0].image.src: content/${photo}: `,
	];
	for (const { code, text } of await Promise.all(scripts.map((script) => runScript(t, script, folder)))) {
		assert.equal(code, 1);
		const [, ...lines] = text.slice(text.indexOf(`${mistakes.length} mistakes in the content:\n`)).split("\n");
		for (const [index, mistake] of mistakes.entries()) assert.ok(lines[index]?.startsWith(mistake), text);
	}
	assert.deepEqual(readdirSync(folder), before);
});

const placed = async () =>
	sharp(await photograph(1000, 600))
		.withExif({ IFD3: { GPSLatitude: "18/1 30/1 0/1" } })
		.toBuffer();

test("The check counts warnings in a separate list, and they do not stop the build", async (t) => {
	const { folder, edit, placeOf } = withPhotograph(t, await placed());
	edit(lumps, "question: Will it come back?", "question: Will it come back");
	const { code, text } = await runScript(t, "scripts/content/check.ts", folder);
	for (const warning of [
		`${lumps}:${placeOf(lumps, "Will it come back")} details.sections[10].faqs[2].question: a question ends`,
		`${home}:${placeOf(home, photo)} sections[0].slides[0].image.src: content/${photo} is 1000 pixels wide`,
		`${home}:${placeOf(home, photo)} sections[0].slides[0].image.src: content/${photo} says where it was taken`,
	]) {
		assert.ok(text.includes(`\n${warning}`), warning);
	}
	const [, count] = /^(\d+) warnings, which stop nothing:/.exec(text) ?? [];
	assert.equal(text.split("\n").indexOf(`The content has no mistakes and ${count} warnings.`), Number(count) + 1);
	// The small clinic has no schemas for editors, which the command misses.
	assert.equal(code, 1);
});
