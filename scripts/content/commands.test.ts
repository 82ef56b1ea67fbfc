import { readdirSync } from "node:fs";
import { test } from "node:test";
import { expect } from "@playwright/test";
import { contentCopy } from "@/tests/support/content-copy";
import { runScript } from "@/tests/support/run-script";

const lumps = "content/treatments/hand-surgery/hand-lumps.yaml";
const testimonials = "content/testimonials.yaml";

/** The settings under which a site sends mail. */
const settings = {
	NEXT_PUBLIC_EMAILJS_SERVICE_ID: "service",
	NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: "template",
	NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: "key",
};

for (const script of ["scripts/content/check.ts", "scripts/build/build.ts", "scripts/build/assets.ts"]) {
	test(`${script} names every mistake, also in pictures, and writes nothing`, async (t) => {
		const { folder, edit, write, placeOf } = contentCopy(t);
		edit(lumps, "cta: true", "cta: perhaps");
		write("content/photos/room.jpg", "A room");
		edit("content/home.yaml", "alt: A room", "alt: A room\n          src: photos/room.jpg");
		const before = readdirSync(folder);
		const { code, text } = await runScript(t, script, folder);
		const mistakes = [
			`content/home.yaml:${placeOf("content/home.yaml", "photos/room.jpg")} sections[0].slides[0].image.src: content/photos/room.jpg: `,
			`${lumps}:${placeOf(lumps, "perhaps")} cta: `,
		];
		expect(code).toBe(1);
		expect(text).toContain(`${mistakes.length} mistakes in the content:\n`);
		for (const mistake of mistakes) expect(text).toContain(`\n${mistake}`);
		expect(readdirSync(folder)).toEqual(before);
	});
}

test("content:sample lists what is invented, and fails while anything is", async (t) => {
	const { folder, edit, lineOf } = contentCopy(t);
	edit("content/clinic.yaml", "name:", "sample: true\nname:");
	const { code, text } = await runScript(t, "scripts/content/sample.ts", folder);
	expect(code).toBe(1);
	expect(text).toContain("content/clinic.yaml:1 sample: invented\n");
	expect(text).toContain(`${testimonials}:${lineOf(testimonials, "sample: true")} items[7].sample: invented\n`);
	expect(text).toContain("9 places are still sample content.");
});

test("check:live names the settings that are missing, and how much is invented", async (t) => {
	const { folder } = contentCopy(t);
	const { code, text } = await runScript(t, "scripts/content/check-live.ts", folder, {
		...settings,
		NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: "",
	});
	expect(code).toBe(1);
	expect(text).toBe(
		'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY is not set: the public key of the EmailJS account.\n8 places are still sample content; "npm run content:sample" lists them.\n',
	);
});

test("A clinic with content of its own and all settings, in a file or not, is ready to go live", async (t) => {
	const { folder, edit, write } = contentCopy(t);
	for (let left = 8; left > 0; left--) edit(testimonials, "sample: true\n    name", "name");
	const sample = await runScript(t, "scripts/content/sample.ts", folder);
	expect(sample).toEqual({ code: 0, text: "No sample content is left.\n" });
	const { NEXT_PUBLIC_EMAILJS_PUBLIC_KEY, ...others } = settings;
	write(".env.local", `NEXT_PUBLIC_EMAILJS_PUBLIC_KEY=${NEXT_PUBLIC_EMAILJS_PUBLIC_KEY}\n`);
	const live = await runScript(t, "scripts/content/check-live.ts", folder, others);
	expect(live).toEqual({ code: 0, text: "Ready to go live.\n" });
});
