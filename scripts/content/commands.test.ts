import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { contentCopy } from "@/e2e/support/content-copy";
import { photograph } from "@/e2e/support/photograph";
import { runScript } from "@/e2e/support/run-script";

const lumps = "content/treatments/hand-surgery/hand-lumps.yaml";
const home = "content/home.yaml";
const photo = "photos/room.jpg";

for (const script of ["scripts/content/check.ts", "scripts/build/build.ts", "scripts/build/assets.ts"]) {
	test(`${script} names every mistake, also in pictures, and writes nothing`, async (t) => {
		const { folder, edit, write, placeOf } = contentCopy(t);
		edit(lumps, "cta: true", "cta: perhaps");
		write("content/photos/room.jpg", "A room");
		edit("content/home.yaml", "alt: A room", "alt: A room\n          src: photos/room.jpg");
		const before = readdirSync(folder);
		const { code, text } = await runScript(t, script, folder);
		const mistakes = [
			`${home}:${placeOf(home, photo)} sections[0].slides[0].image.src: content/${photo}: `,
			`${lumps}:${placeOf(lumps, "perhaps")} cta: `,
		];
		assert.equal(code, 1);
		assert.ok(text.includes(`${mistakes.length} mistakes in the content:\n`));
		for (const mistake of mistakes) assert.ok(text.includes(`\n${mistake}`));
		assert.deepEqual(readdirSync(folder), before);
	});
}

test("The check counts warnings in a separate list, and they do not stop the build", async (t) => {
	const { folder, write, edit, placeOf } = contentCopy(t);
	write("content/photos/room.jpg", await photograph(1000, 600));
	edit("content/home.yaml", "alt: A room", "alt: A room\n          src: photos/room.jpg");
	edit(lumps, "question: Will it come back?", "question: Will it come back");
	const { code, text } = await runScript(t, "scripts/content/check.ts", folder);
	for (const warning of [
		`${lumps}:${placeOf(lumps, "Will it come back")} details.sections[10].faqs[2].question: a question ends`,
		`${home}:${placeOf(home, photo)} sections[0].slides[0].image.src: content/${photo} is 1000 pixels wide`,
	]) {
		assert.ok(text.includes(`\n${warning}`), warning);
	}
	const [, count] = /^(\d+) warnings, which stop nothing:/.exec(text) ?? [];
	assert.equal(text.split("\n").indexOf(`The content has no mistakes and ${count} warnings.`), Number(count) + 1);
	// The small clinic has no schemas for editors, which the command misses.
	assert.equal(code, 1);
});
