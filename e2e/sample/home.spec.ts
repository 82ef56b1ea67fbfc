import { expect, test } from "@playwright/test";
import { select, selectAll } from "hast-util-select";
import { content, pageAt, tidy } from "@/e2e/support/site";
import { desktop } from "@/e2e/support/windows";
import { sectionsOf } from "@/lib/site/home";

const { doctors, testimonials } = content;
const { sections } = content.home;

test("The sections of the home page stand in the order of the specification", () => {
	const order = ["slides", "doctors", "services", "showcase", "whyChoose", "about", "feedback", "booking"];
	expect([...new Set(sections.map(({ kind }) => kind))]).toEqual(order);
});

/** The cards of each section as the specification lists them (section 2: home page). */
const services: Record<string, string[]> = {
	"Our Most Requested Services": ["Skin", "Hair", "Aesthetics", "Cosmetic Surgery", "Body Contouring"],
	"Cosmetic Surgery Services": [
		"Gynecomastic Surgery",
		"Liposuction",
		"Hair Transplant",
		"Rhinoplasty",
		"Breast Implants",
		"Breast Reduction",
	],
	"Reconstructive Surgery Services": [
		"Burn Surgery",
		"Diabetic Wound Care",
		"Face Fracture Care",
		"Pilonidal Sinus Surgery",
		"Bed Sore Surgery",
	],
	"Vascular Surgery Services": ["Laser Treatment", "Re-Implantation", "A.V. Fistula Surgery", "Varicose Veins Surgery"],
	"Hand Surgery Services": ["Accident Cuts", "Machine Injuries", "Hand Lumps"],
	"Minor Surgery Services": ["Toenail Surgery", "Body Lumps Removal", "Corn Removal", "Ear Lobe Repair"],
};

const cosmetology = [
	"Wellness Lighten Up",
	"Targeted Acne Therapy",
	"Wellness Master Blaster",
	"Dermal Fillers",
	"Laser Treatment",
	"Wellness Rise and Shine",
];

/** The section of the home page under a heading. */
function section(heading: string) {
	const found = selectAll("section", pageAt("/").root).find((one) => tidy(select("h2", one) ?? one) === heading);
	if (!found) throw new Error(`home has no section ${heading}`);
	return found;
}
const titles = (heading: string) => selectAll("h3", section(heading)).map(tidy);

test("The hero has five slides", () => {
	expect(sectionsOf(sections, "slides")[0]?.slides).toHaveLength(5);
});

test("The two doctor banners lead to the two profiles with 'Know More...'", () => {
	const links = selectAll("a", section(sectionsOf(sections, "doctors")[0]?.title ?? ""));
	expect(links.map(({ properties }) => properties.href)).toEqual(doctors.map(({ slug }) => `/about/${slug}/`));
	for (const link of links) expect(tidy(link)).toMatch(/^Know More\.\.\./);
});

test("The six service sections show exactly the cards of the specification", () => {
	for (const [heading, cards] of Object.entries(services)) expect(titles(heading)).toEqual(cards);
	expect(sectionsOf(sections, "services").map(({ title }) => title)).toEqual(Object.keys(services));
});

test.describe("in a window on a desk", () => {
	test.use(desktop);

	test("A card of services is no taller than its picture and its title need, but for a longer title in its row", async ({
		page,
	}) => {
		await page.goto("/");
		const spare = await page.locator(".flip-card h3").evaluateAll((titles) =>
			titles.map((title) => {
				const label = title.parentElement as HTMLElement;
				const { paddingTop, paddingBottom } = getComputedStyle(label);
				const needed = title.clientHeight + Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom);
				return (label.clientHeight - needed) / Number.parseFloat(getComputedStyle(title).lineHeight);
			}),
		);
		expect(spare.length).toBeGreaterThan(0);
		expect(Math.max(...spare), "lines of a title that a card has to spare").toBeLessThan(1.1);
	});
});

test("Our Cosmetology Treatments shows its six items", () => {
	expect(titles("Our Cosmetology Treatments")).toEqual(cosmetology);
});

test("About Us shows the four badges, each label below what holds", () => {
	const labels = ["Holistic Approach", "US-FDA Approved", "Patient Safety", "Unmatched Results"];
	expect(titles("About Us")).toEqual([
		"The whole person",
		"Licensed devices",
		"Checks before and after",
		"Ask for our figures",
	]);
	const badges = selectAll("li", section("About Us")).map((badge) => selectAll("p", badge).map(tidy));
	expect(badges.map((lines) => lines[1])).toEqual(labels);
});

test("Patients Feedback holds eight testimonials, and says first that they are invented", () => {
	expect(testimonials?.heading).toBe("Patients Feedback");
	const feedback = section("Examples, invented for this sample");
	expect(selectAll("p", feedback).map(tidy)).toContain("Patients Feedback");
	expect(selectAll("figure", feedback)).toHaveLength(8);
});
