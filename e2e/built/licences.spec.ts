import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { LICENCES } from "@/lib/model/routes";
import { out } from "../support/site";

test("The licences of the software that the site ships are shipped with it", () => {
	const text = readFileSync(join(out, LICENCES), "utf8");
	for (const name of ["@emailjs/browser", "embla-carousel", "lucide-react", "preact", "tailwindcss", "zod"]) {
		expect(text).toMatch(new RegExp(`^\\S*${name} \\d+\\.\\d+\\.\\d+ \\(.+\\)$`, "m"));
	}
	for (const line of ["Copyright (c) 2021 EmailJS", "Copyright (c) David Jerleke"]) {
		expect(text.toLowerCase()).toContain(line.toLowerCase());
	}
	// What only the build uses is not shipped.
	expect(text).not.toMatch(/^(next|react|esbuild|sharp) /m);
});
