import { expect, test } from "./support/test";

test("On phones Call, WhatsApp and Book stand at the bottom, away while a field has the focus", async ({
	page,
	isMobile,
}) => {
	await page.goto("/BookingAppointment/");
	const bar = page.getByRole("navigation", { name: "Quick contact" });
	if (!isMobile) {
		await expect(bar).toBeHidden();
		return;
	}
	await expect(bar.getByRole("link")).toHaveText(["Call", "WhatsApp", "Book"]);
	await expect(bar.getByRole("link", { name: "Call" })).toHaveAttribute("href", "tel:+911234567890");
	await expect(bar.getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
		"href",
		/^https:\/\/wa\.me\/911234567890\?text=/,
	);
	await expect(bar.getByRole("link", { name: "Book" })).toHaveAttribute("href", "/BookingAppointment/");
	await page.getByLabel("Your name").focus();
	await expect(bar).toBeHidden();
	await page.getByLabel("Your name").blur();
	await expect(bar).toBeVisible();
});
