import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { noticeOf } from "@/scripts/build/export/licences";

test("The licences of the software and typefaces that the site ships are shipped with it", async ({ request }) => {
	const answer = await request.get("/licences.txt");
	expect(answer.headers()["content-type"]).toContain("text/plain");
	const text = await answer.text();
	for (const name of [
		"@emailjs/browser",
		"embla-carousel",
		"lucide-react",
		"preact",
		"tailwindcss",
		"zod",
		"fraunces",
	]) {
		expect(text).toMatch(new RegExp(`^\\S*${name} \\d+\\.\\d+\\.\\d+ \\(.+\\)$`, "m"));
	}
	for (const line of ["Copyright (c) 2021 EmailJS", "Copyright (c) David Jerleke", "SIL Open Font License"]) {
		expect(text.toLowerCase()).toContain(line.toLowerCase());
	}
	// What only the build uses is not shipped.
	expect(text).not.toMatch(/^(next|react|esbuild|sharp) /m);
});

test("A package whose licence has no text stops the build with its name", async () => {
	const folder = await mkdtemp(join(tmpdir(), "package-"));
	await writeFile(join(folder, "package.json"), '{"name":"secret","version":"1.0.0","license":"UNLICENSED"}');
	expect(() => noticeOf(folder)).toThrow("The package secret (UNLICENSED) brings no text of its licence");
	await rm(folder, { recursive: true });
});
