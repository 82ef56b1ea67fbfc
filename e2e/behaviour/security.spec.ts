import { someTreatment } from "../support/site";
import { expect, test } from "../support/test";

test.use({ allowedMessages: /Content Security Policy|Trusted/ });

for (const [what, insert] of [
	[
		"An inline script",
		"const s = document.createElement('script'); s.textContent = 'window.ran = true'; document.head.append(s)",
	],
	[
		"An inline event handler",
		"const b = document.createElement('button'); b.setAttribute('onclick', 'window.ran = true'); b.click()",
	],
	[
		"A script of another host",
		"const s = document.createElement('script'); s.src = 'https://other.example/a.js'; document.head.append(s)",
	],
	[
		"A frame of another host",
		"const f = document.createElement('iframe'); f.src = 'https://other.example/'; document.body.append(f)",
	],
	["A picture of another host", "new Image().src = 'https://other.example/a.png'"],
	["A style attribute", "document.body.setAttribute('style', 'color: red')"],
] as const) {
	test(`${what} is refused`, async ({ page }) => {
		await page.goto(someTreatment);
		const refused = page.waitForEvent("console", (message) => /Content Security Policy|Trusted/.test(message.text()));
		// The debugger may run this despite the policy; what it inserts may not run.
		await page.evaluate(`try { ${insert} } catch { /* the policy has refused it at once */ }`);
		await refused;
		expect(await page.evaluate(() => "ran" in window)).toBe(false);
	});
}

test("HTML that a script makes from a string is refused", async ({ page }) => {
	await page.goto(someTreatment);
	const happened = await page.evaluate(() => {
		try {
			document.body.insertAdjacentHTML("beforeend", "<img src=x>");
			return "inserted";
		} catch (error) {
			return String(error);
		}
	});
	expect(happened).toMatch(/TrustedHTML/);
});
