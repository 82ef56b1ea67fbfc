import { someTreatment } from "../support/site";
import { expect, test } from "../support/test";

test.use({ allowedMessages: /Content Security Policy|Trusted/ });

/** Makes an element in the page, sets a property or attribute, and inserts it. */
const insert = (tag: string, set: string, into = "body") =>
	`{ const made = document.createElement("${tag}"); ${set}; document.${into}.append(made); made.click(); }`;

for (const [what, code] of [
	["An inline script", insert("script", 'made.textContent = "window.ran = true"', "head")],
	["An inline event handler", insert("button", 'made.setAttribute("onclick", "window.ran = true")')],
	["A script of another host", insert("script", 'made.src = "https://other.example/a.js"', "head")],
	["A frame of another host", insert("iframe", 'made.src = "https://other.example/"')],
	["An image of another host", insert("img", 'made.src = "https://other.example/a.png"')],
	["A style attribute", insert("p", 'made.setAttribute("style", "color: red")')],
]) {
	test(`${what} is refused`, async ({ page }) => {
		await page.goto(someTreatment);
		const refused = page.waitForEvent("console", (message) => /Content Security Policy|Trusted/.test(message.text()));
		// The debugger may run this despite the policy; what it inserts may not run.
		await page.evaluate(`try { ${code} } catch { /* Refused at once. */ }`);
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
