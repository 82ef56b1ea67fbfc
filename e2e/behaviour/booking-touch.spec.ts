import { openForm } from "../support/booking";
import { expect, test } from "../support/test";

test("A tap on the button counts wherever the button stands, while a field still has the focus", async ({ page }) => {
	for (const below of [4, 200]) {
		const form = await openForm(page);
		await form.user_name.focus();
		// At the window's lower edge the row with Call, WhatsApp and Book comes back when the field is left.
		await form.submit.evaluate((button, space) => {
			const { bottom } = button.getBoundingClientRect();
			scrollBy({ top: bottom + space - window.innerHeight, behavior: "instant" });
		}, below);
		const box = await form.submit.boundingBox();
		if (!box) throw new Error("The button has no place on the page");
		await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
		await expect(form.form.locator(".field-error")).toHaveCount(4);
	}
});
