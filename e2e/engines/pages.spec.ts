import { emergencyLinks } from "@/lib/site/emergencies";
import { paths } from "@/lib/site/routes";
import { telHref } from "@/lib/text/contact";
import { fill } from "@/lib/text/fill";
import { content, pageTypes, someMenu, someTreatment, treatment, words } from "../support/site";
import { expect, test } from "./test";

const [question] = treatment.details.sections.flatMap((section) => (section.topic === "questions" ? section.faqs : []));

test("A question opens and closes", async ({ visitor }) => {
	test.skip(!question, "the treatment has no questions");
	const summary = { css: ".faq summary", says: question?.question };
	await visitor.open(someTreatment);
	await visitor.expectHidden(".faq > div");
	await visitor.click(summary);
	await visitor.expectShown(".faq > div", words.treatment.linkToAnswer);
	await visitor.press("Enter");
	await visitor.expectHidden(".faq > div");
});

const [emergency] = emergencyLinks(content);
const ambulance = content.emergency?.ambulance.number ?? "";

test("First aid begins with its first step and the call for an ambulance", async ({ visitor }) => {
	test.skip(!emergency, "the clinic has no pages for an emergency");
	await visitor.open(emergency?.path ?? "");
	await visitor.expectShown("main", emergency?.first);
	await visitor.expectShown(`main a[href="${telHref(ambulance)}"]`, fill(words.emergency.call, { number: ambulance }));
	const top = (css: string) => document.querySelector(css)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
	expect(await visitor.run(top, `main a[href="${telHref(ambulance)}"]`)).toBeLessThan(700);
});

const gallery = content.clinicPage.gallery?.images ?? [];

test("A picture opens large, moves on, and gives the focus back", async ({ visitor }) => {
	test.skip(gallery.length < 2, "the clinic's page has no gallery");
	const [one = "", other] = gallery.map(({ caption, alt }) => caption ?? alt);
	const button = fill(words.clinicPage.enlarge, { caption: one });
	await visitor.open(paths.clinic);
	await visitor.expectAwake("room-gallery");
	await visitor.click({ css: "main button", says: button });
	await visitor.expectShown("dialog[open]", one);
	await visitor.press("ArrowRight");
	await visitor.expectShown("dialog[open]", other);
	await visitor.press("Escape");
	await visitor.expectHidden("dialog");
	await visitor.expectFocus(`button[aria-label=${JSON.stringify(button)}]`);
});

test("An address in other letters is repaired, and one that is not known says so and leads on", async ({ visitor }) => {
	await visitor.open(someTreatment.toUpperCase());
	await visitor.expectPath(someTreatment);
	await visitor.expectShown("h1", treatment.heading);
	await visitor.open(`${someMenu.path}nothing-here/`);
	await visitor.expectShown("h1", someMenu.heading);
	await visitor.open("/nothing-here/");
	await visitor.expectShown("h1", words.notFound.heading);
	await visitor.click({ css: "main a", says: words.notFound.backHome });
	await visitor.expectPath(paths.home);
});

/** Runs in the page: the islands that are about to wake by themselves. A page left meanwhile says that they did not. */
function waking(): string[] {
	const near = (island: Element) =>
		[...island.children].some((child) => {
			const { top, bottom, width } = child.getBoundingClientRect();
			// One without a box is never seen, and its island sleeps.
			return width > 0 && top < innerHeight + 300 && bottom > -300;
		});
	return [...document.querySelectorAll<HTMLElement>("[data-island]:not([data-awake])")]
		.filter(({ dataset }) => dataset.wake !== "use")
		.filter((island) => island.dataset.wake !== "visible" || near(island))
		.map(({ dataset }) => dataset.island ?? "");
}

test("One page of each kind does not complain or run over its window's edge, and has its heading", async ({
	visitor,
}) => {
	test.setTimeout(120_000);
	for (const path of pageTypes) {
		await visitor.open(path);
		await visitor.expectShown("main h1");
		await expect.poll(() => visitor.run(waking, null), path).toEqual([]);
		const beyond = await visitor.run(() => document.documentElement.scrollWidth - innerWidth, null);
		expect.soft(beyond, path).toBeLessThanOrEqual(0);
	}
});

test.describe("What a page complains about", () => {
	test.use({ allowedComplaints: /^(error|missing|policy): / });

	test("is heard: errors, files that do not come, breaches of the policy", async ({ visitor }) => {
		await visitor.open(paths.privacy);
		await visitor.run(() => {
			console.error("an error");
			for (const src of ["/not-there.png", "https://elsewhere.example/picture.png"]) {
				document.body.append(Object.assign(new Image(), { src }));
			}
		}, null);
		for (const complaint of ['error: "an error"', "not-there.png", "policy: img-src https://elsewhere.example"]) {
			await expect.poll(async () => (await visitor.complaints()).join("\n")).toContain(complaint);
		}
	});
});
