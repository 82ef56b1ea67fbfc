import { spawnSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { select, selectAll } from "hast-util-select";
import { parse } from "yaml";
import { attributes, content, menus, out, pageAt, routes, tidy, words } from "@/e2e/support/site";
import { desktop, expect, test } from "@/e2e/support/test";
import { aftercarePath, doctorPath, guidePath, paths } from "@/lib/model/routes";
import { galleryGroups } from "@/lib/pages/gallery";
import { sectionsOf } from "@/lib/pages/home";

type Lists = Record<string, string[]>;
type Specification = {
	[Name in "paths" | "menus" | "home"]: Lists;
} & { [Name in "footer" | "homeOrder" | "badges" | "reasons" | "values" | "facilities"]: string[] } & {
	words: Record<string, object>;
};

const specified = parse(readFileSync("e2e/sample/specification.yaml", "utf8")) as Specification;
const { clinic, clinicPage, doctors, gallery, testimonials, treatments } = content;
const { sections } = content.home;

/** The pages that the specification does not have: in an emergency, the search, the fees, the guides, the sheets. */
const own: string[] = [
	...[paths.emergency, paths.search, paths.fees],
	...content.guides.map(({ slug }) => guidePath(slug)),
	...treatments.map(aftercarePath),
];

test("Every path of the specification is a page, and its other names lead to the same one", () => {
	const slashed = (path: string) => `${path}/`.replace("//", "/");
	const expected = Object.entries(specified.paths).flatMap(([path, others]) =>
		[path, ...others].map((name) => ({ path: slashed(name), canonical: slashed(path) })),
	);
	expect(routes.map(({ path, canonical }) => ({ path, canonical }))).toEqual(expect.arrayContaining(expected));
	const specifiedRoutes = routes.filter(({ path }) => !own.includes(path));
	expect(specifiedRoutes).toHaveLength(expected.length);
});

test("The navigation bar has the groups and items of the specification, each slug made of its label", () => {
	const slug = (label: string) => label.toLowerCase().replace(/\s+/g, "-").replace(/^dr\./, "dr");
	expect(menus.map(({ label }) => label)).toEqual(Object.keys(specified.menus));
	for (const [index, [menu, items]] of Object.entries(specified.menus).entries()) {
		const expected = items.map((item) => ({ label: item, path: `/${slug(menu)}/${slug(item)}/` }));
		expect.soft(menus[index]?.links.map(({ label, path }) => ({ label, path }))).toEqual(expected);
	}
});

test("The footer lists every path of the specification", () => {
	const listed = content.navigation.footer.flatMap(({ links }) => links.map(({ path }) => path));
	const others = own.map((path) => path.replace(/\/$/, ""));
	expect(listed.filter((path) => !others.includes(path)).sort()).toEqual([...specified.footer].sort());
});

test("Labels, messages and headings are those of the specification", () => {
	expect(words).toMatchObject(specified.words);
	expect(content.booking.heading).toBe("Book an Appointment");
	expect(content.booking.subheading).toMatch(/fast, friendly.*expert care/i);
	expect(clinicPage.values?.items.map(({ title }) => title)).toEqual(specified.values);
	expect(clinicPage.facilities?.items.map(({ label }) => label)).toEqual(specified.facilities);
});

for (const [what, found, count] of [
	["slides", sectionsOf(sections, "slides").flatMap(({ slides }) => slides), 5],
	["testimonials", testimonials?.items, 8],
	["rooms", clinicPage.gallery?.images, 9],
	["films", gallery?.videos?.items, 6],
	["doctors", doctors, 2],
	["treatments", treatments, 24],
	["translations", clinic.translations, 2],
	["items in the showcase", sectionsOf(sections, "showcase").flatMap(({ items }) => items), 6],
	["films on pages of treatments", gallery?.videos?.items.flatMap(({ alsoIn = [] }) => alsoIn), 7],
] as const) {
	test(`The sample has ${count} ${what}`, () => {
		expect(found).toHaveLength(count);
	});
}

test("The sample has the facts without which tests of any site are skipped", () => {
	const embed = expect.stringMatching(/^https:/);
	expect(clinic).toMatchObject({ firstAidOffline: true, branches: [], maps: { embed }, whatsapp: expect.anything() });
});

/** The section of the home page under a heading. */
function section(heading: string) {
	const found = selectAll("section", pageAt("/").root).find((one) => tidy(select("h2", one) ?? one) === heading);
	if (!found) throw new Error(`home has no section ${heading}`);
	return found;
}

test("The home page has the sections of the specification in its order, with exactly its cards", () => {
	const kinds = new Set(sections.map(({ kind }) => kind).filter((kind) => specified.homeOrder.includes(kind)));
	expect([...kinds]).toEqual(specified.homeOrder);
	for (const [heading, cards] of Object.entries(specified.home)) {
		expect.soft(selectAll("h3", section(heading)).map(tidy), heading).toEqual(cards);
	}
	const services = Object.keys(specified.home).filter((heading) => heading.endsWith("Services"));
	expect(sectionsOf(sections, "services").map(({ title }) => title)).toEqual(services);
	const badges = selectAll("li", section("About Us")).map((badge) => selectAll("p", badge).map(tidy)[1]);
	expect(badges).toEqual(specified.badges);
});

test("Before and after begins with hands, and covers breasts", () => {
	const page = pageAt(paths.beforeAfter).root;
	const groups = ["Hand", "Minor", "Reconstructive", "Vascular", "Cosmetic"].map((name) => `${name} Surgery`);
	expect(selectAll("main section summary h2", page).map(tidy)).toEqual(groups);
	const covered = selectAll("figure:has(details)", page).map((figure) => tidy(figure));
	const breasts = ["Breast Implants", "Breast Reduction", "Breast Reduction"];
	expect(covered).toEqual(breasts.map((treatment) => expect.stringContaining(treatment)));
});

test("The two doctor banners lead to the two profiles with 'Know More...'", () => {
	const links = selectAll("a", section(sectionsOf(sections, "doctors")[0]?.title ?? ""));
	expect(links.map(({ properties }) => properties.href)).toEqual(doctors.map(({ slug }) => `/about/${slug}/`));
	for (const link of links) expect(tidy(link)).toMatch(/^Know More\.\.\./);
});

test("Patients Feedback holds eight testimonials, and says first that they are invented", () => {
	const feedback = section("Examples, invented for this sample");
	expect(selectAll("p", feedback).map(tidy)).toContain("Patients Feedback");
	expect(selectAll("figure", feedback)).toHaveLength(8);
});

test.describe("in a window on a desk", () => {
	test.use(desktop);

	test("a card of services is no taller than its picture and the longest title of its row need", async ({ page }) => {
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

test("A doctor's profile has the specification's four reasons, education, experience and patients' words", () => {
	for (const { slug, whyChoose, education, experience, timings } of doctors) {
		expect.soft(whyChoose?.cards.map(({ label }) => label)).toEqual(specified.reasons);
		for (const cards of [education?.cards, experience?.cards]) expect.soft(cards?.length, slug).toBeGreaterThan(1);
		expect.soft(timings?.places.length, slug).toBeGreaterThan(0);
		const feedback = selectAll("#feedback", pageAt(doctorPath(slug)).root).map(tidy);
		expect.soft(feedback, slug).toEqual(["Examples, invented for this sample"]);
	}
	expect(doctors.map(({ films }) => films?.items.length ?? 0)).toEqual([2, 0]);
	const [, mrunal] = doctors;
	expect(mrunal?.role).toBe("Oral and maxillofacial surgeon; dental and cosmetic surgeon");
	expect(mrunal?.about.text).toMatch(/does not do:\*\* acne, dark patches/);
});

test("The gallery has its two pages, and pairs of twelve treatments or more, the specification's among them", () => {
	const tabs = attributes("href", pageAt(paths.videos), "main nav[aria-label='Gallery'] a");
	expect(tabs).toEqual(["/gallery/before-&-after/", "/gallery/videos/"]);
	const pairs = new Set(galleryGroups(content).flatMap((group) => group.pairs.map(({ path }) => path)));
	expect(pairs.size).toBeGreaterThanOrEqual(12);
	const named = ["/hand-surgery/machine-injuries/", "/minor-surgery/warts/", "/cosmetic-surgery/liposuction/"];
	expect(attributes("href", pageAt(paths.beforeAfter), "main a")).toEqual(expect.arrayContaining(named));
});

test("Each film is there as WebM and as MP4 of at most 700 kB", () => {
	for (const film of selectAll("video", pageAt(paths.videos).root)) {
		const sources = selectAll("source", film).map(({ properties }) => properties);
		expect.soft(sources.map(({ type }) => type)).toEqual(["video/webm", "video/mp4"]);
		for (const { src } of sources) {
			expect.soft(statSync(join(out, String(src))).size, String(src)).toBeLessThanOrEqual(700_000);
		}
	}
});

test("The footer says what the clinic is, when it is open, and that emergencies are served by telephone", () => {
	expect(clinic.blurb).toMatch(/experienced doctors.*modern facilities.*patient-first approach/i);
	expect(clinic.hours).toMatchObject({
		week: [{ from: "Monday", to: "Saturday", sessions: [{ opens: "12:00", closes: "19:00" }] }],
		byAppointment: ["Sunday"],
	});
	const footer = select("footer", pageAt("/").root);
	expect(footer && tidy(footer)).toContain("Emergencies: by telephone, 24 x 7. Life in danger: 108");
	expect(clinic.social.map(({ network }) => network)).toEqual(["facebook", "instagram"]);
});

test("The sample is never built to be published", () => {
	const before = statSync("out/index.html").mtimeMs;
	const { status, stderr } = spawnSync(process.execPath, ["--import", "tsx", "scripts/pipeline/build.ts", "--live"], {
		encoding: "utf8",
		env: { ...process.env, PREVIEW: "0" },
	});
	expect(status).toBe(1);
	expect(stderr).toMatch(/invented/);
	expect(statSync("out/index.html").mtimeMs).toBe(before);
});
