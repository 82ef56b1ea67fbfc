import { someTreatment } from "../support/site";
import { expect, test } from "../support/test";

test.use({ allowedMessages: /Content Security Policy|Trusted/ });

/** Makes an element in the page, sets a property or attribute, and inserts it. */
const insert = (tag: string, set: string, into = "body") =>
	`{ const made = document.createElement("${tag}"); ${set}; document.${into}.append(made); made.click(); }`;

test("What the policy does not allow is neither run nor loaded", async ({ page }) => {
	const script = /Trusted|script-src/;
	await page.goto(someTreatment);
	for (const [what, refusal, code] of [
		["An inline script", script, insert("script", 'made.textContent = "window.ran = true"', "head")],
		["An inline event handler", script, insert("button", 'made.setAttribute("onclick", "window.ran = true")')],
		["A script of another host", script, insert("script", 'made.src = "https://other.example/a.js"', "head")],
		["A frame of another host", /frame-src/, insert("iframe", 'made.src = "https://other.example/"')],
		["An image of another host", /img-src/, insert("img", 'made.src = "https://other.example/a.png"')],
		["A style attribute", /style-src/, insert("p", 'made.setAttribute("style", "color: red")')],
	] as const) {
		await test.step(`${what} is refused`, async () => {
			const refused = page.waitForEvent("console", (message) => refusal.test(message.text()));
			// The debugger may run this despite the policy; what it inserts may not run.
			await page.evaluate(`try { ${code} } catch { /* Refused at once. */ }`);
			await refused;
			expect(await page.evaluate(() => "ran" in window)).toBe(false);
		});
	}
	await test.step("HTML that a script makes from a string is refused", async () => {
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
});
