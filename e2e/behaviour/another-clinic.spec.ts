import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Content } from "@/lib/content/content";
import { filesIn, isText } from "@/lib/content/files";
import { loadContent } from "@/lib/content/load";
import { paths } from "@/lib/model/routes";
import { mainPhone } from "@/lib/text/contact";
import { attributes, content, pageAt, required, root, words } from "../support/site";
import { graphOn } from "../support/structured-data";
import { desktop, expect, test } from "../support/test";

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
	const texts = filesIn(root, "content")
		.filter(isText)
		.map((file) => readFileSync(join(root, file), "utf8"))
		.join();
	const words = identity(loadContent(process.cwd())).filter((word) => !texts.includes(word));
	const files = [...filesIn(root, "out"), ...filesIn(root, "hosting")];
	expect(files.length).toBeGreaterThan(20);
	for (const file of files) {
		const text = `${file} ${readFileSync(join(root, file), "utf8")}`;
		for (const word of words) expect.soft(text.includes(word), `${word} in ${file}`).toBe(false);
	}
});

test("A menu whose label and path have an ampersand, and one in Devanagari, are above their pages", async ({
	page,
}) => {
	await page.setViewportSize(desktop.viewport);
	for (const { slug, label, items } of content.navigation.menus.slice(1)) {
		await page.goto(`/${slug}/`);
		const treatment = content.treatments.find((candidate) => candidate.menu === slug && candidate.slug === items[0]);
		const card = page.getByRole("main").getByRole("listitem").filter({ hasText: treatment?.menuLine });
		await card.getByRole("link", { name: treatment?.link }).click();
		await expect(page).toHaveURL(`/${slug}/${treatment?.slug}/`);
		const above = [words.breadcrumb.home, label, treatment?.link ?? ""];
		const breadcrumb = page.getByRole("navigation", { name: words.breadcrumb.label });
		await expect(breadcrumb.getByRole("listitem")).toContainText(above);
	}
	// The clinic's own page is in no menu: it is under the one whose path begins its own.
	const above = attributes("href", pageAt(paths.clinic), `nav[aria-label="${words.breadcrumb.label}"] a`);
	expect(above).toContain("/about/");
});

test("Pages offer nothing that the clinic does not have", async ({ page, request }) => {
	for (const path of ["/gallery/", paths.videos, paths.beforeAfter])
		expect((await request.get(encodeURI(path))).status(), path).toBe(404);
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
