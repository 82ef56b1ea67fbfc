import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { Content } from "@/lib/content/content";
import { filesBelow, filesIn, isText } from "@/lib/content/files";
import { loadContent } from "@/lib/content/load";
import { paths } from "@/lib/model/routes";
import { mainPhone } from "@/lib/text/contact";
import { content, out, pageAt, required, root, words } from "../support/site";
import { graphOn } from "../support/structured-data";
import { desktop, expect, test } from "../support/test";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const breadcrumb = (page: Page) => page.getByRole("navigation", { name: words.breadcrumb.label });

/** The facts that identify a clinic. */
function identity({ clinic: facts, doctors }: Pick<Content, "clinic" | "doctors">): string[] {
	return [
		facts.name,
		facts.wordmark,
		required(mainPhone(facts), "phone"),
		required(mainPhone(facts), "phone").replaceAll(" ", ""),
		required(facts.email, "e-mail"),
		new URL(facts.site).host,
		...["street", "city", "postalCode"].map((part) => required(facts.address?.[part as "street"], part)),
		...doctors.flatMap(({ name, slug }) => [name, slug]),
	];
}

test("No fact of the clinic in content/ is in the site of another", () => {
	const own = filesIn(root, "content")
		.filter(isText)
		.map((file) => readFileSync(join(root, file), "utf8"))
		.join();
	const words = identity(loadContent(process.cwd())).filter((word) => !own.includes(word));
	const files = [...filesIn(root, "out"), ...filesIn(root, "hosting")];
	expect(files.length).toBeGreaterThan(20);
	for (const file of files) {
		const text = `${file} ${readFileSync(join(root, file), "utf8")}`;
		for (const word of words) expect.soft(text.includes(word), `${word} in ${file}`).toBe(false);
	}
});

test("A menu whose label and path have an ampersand, and one in Devanagari, have their pages", async ({ page }) => {
	await page.setViewportSize(desktop.viewport);
	for (const { slug, label, heading: title, items } of content.navigation.menus.slice(1)) {
		await page.goto(`/${slug}/`);
		await expect(heading(page)).toHaveText(title);
		const treatment = content.treatments.find((one) => one.menu === slug && one.slug === items[0]);
		const cards = page
			.getByRole("main")
			.getByRole("list")
			.filter({ hasText: treatment?.menuLine ?? "" });
		await cards.getByRole("link", { name: treatment?.link ?? "" }).click();
		await expect(page).toHaveURL(`/${slug}/${treatment?.slug}/`);
		const above = [words.breadcrumb.home, label, treatment?.link ?? ""];
		await expect(breadcrumb(page).getByRole("listitem")).toContainText(above);
	}
});

test("A page in no menu exists, under the menu whose path begins its own", async ({ page }) => {
	await page.goto("/about/about-clinic/");
	await expect(heading(page)).toHaveText(content.clinicPage.heading);
	await expect(breadcrumb(page).getByRole("link", { name: "Our Practice" })).toHaveCount(1);
});

test("Pages without content are not built, and no page links to them", async ({ request }) => {
	for (const path of ["/gallery/", "/gallery/videos/", "/gallery/before-&-after/"]) {
		expect((await request.get(encodeURI(path))).status(), path).toBe(404);
	}
	const pages = filesBelow(out).filter((file) => /\.(html|xml)$/.test(file));
	for (const file of pages) expect(readFileSync(join(out, file), "utf8"), file).not.toContain("/gallery/");
});

test("Sections have the same anchors in any language, and headings in the clinic's", async ({ page }) => {
	await page.goto("/teeth-&-gums/gum-care/");
	for (const id of ["about", "procedure"]) await expect(page.locator(`article #${id}`)).toHaveCount(1);
	await expect(page.getByRole("region", { name: words.treatment.topics.about })).toContainText("हिरड्यांचा आजार");
});

test("A treatment with little content has a short page", async ({ page }) => {
	await page.goto("/children/first-visit/");
	await expect(heading(page)).toHaveText("मुलाची पहिली भेट: A child's first visit");
	await expect(page.getByRole("region", { name: words.treatment.facts.heading })).toHaveCount(0);
	await expect(page.getByRole("article").getByRole("heading", { level: 2 })).toHaveText([
		"Ten minutes",
		words.treatment.topics.about,
	]);
	await expect(page.getByText("What we look for", { exact: true })).toBeVisible();
	await expect(page.getByText(words.treatment.related)).toHaveCount(0);
});

test("Pages offer nothing that the clinic does not have", async ({ page }) => {
	for (const path of ["/", paths.booking, paths.clinic, "/about/dr-revati-limaye/"]) {
		await page.goto(path);
		await expect(page.locator('[href*="wa.me"]')).toHaveCount(0);
		await expect(page.locator("body")).not.toContainText(/WhatsApp|24 x 7|Emergenc|feedback/i);
		const bar = page.getByRole("navigation", { name: words.actionBar.label });
		const widths = await bar.getByRole("link").evaluateAll((links) => links.map((link) => link.clientWidth));
		// Call and directions, and elsewhere than on the booking page Book.
		expect(widths).toHaveLength(path === paths.booking ? 2 : 3);
		expect(widths.reduce((sum, width) => sum + width, 0)).toBeGreaterThan(340);
	}
});

test("A landline can be called, and the clinic's networks have their links", async ({ page }) => {
	await page.goto("/");
	const footer = page.getByRole("contentinfo");
	await expect(footer.getByRole("link", { name: "+91 20 0123 4567" })).toHaveAttribute("href", "tel:+912001234567");
	for (const { label } of content.clinic.social) {
		await expect(footer.getByRole("link", { name: label, exact: true })).toHaveCount(1);
	}
});

test("A dentist's structured data never says physician, and has the sessions and the closing of the practice", () => {
	const practice = graphOn(pageAt("/")).find((node) => node["@type"] === "Dentist");
	expect(practice).toMatchObject({ medicalSpecialty: ["Dentistry"] });
	expect(practice?.openingHoursSpecification).toHaveLength(4);
	const closing = { validFrom: "2030-10-25", validThrough: "2030-10-27", opens: "00:00", closes: "00:00" };
	expect(practice?.specialOpeningHoursSpecification).toEqual([expect.objectContaining(closing)]);
	const [doctor] = content.doctors;
	const graph = graphOn(pageAt(`/about/${doctor?.slug}/`));
	expect(graph[0].mainEntity).toMatchObject({ "@type": ["Person", "Dentist"], name: doctor?.name });
	expect(JSON.stringify(graph)).not.toContain("Physician");
});
