import { sectionsOf } from "@/lib/site/home";
import { normalisePath, paths } from "@/lib/site/routes";
import { fill } from "@/lib/text/fill";
import { content, words } from "../support/site";
import { expect, test } from "./test";

const slides = sectionsOf(content.home.sections, "slides").flatMap((section) => section.slides);
const cards = sectionsOf(content.home.sections, "services").flatMap((section) => section.cards);

test("The hero's slides move by its buttons and keys", async ({ visitor }) => {
	test.skip(slides.length < 3, "the clinic has fewer slides");
	const count = (number: number) => fill(words.carousel.count, { number, count: slides.length });
	const press = (label: string) => visitor.click({ css: ".carousel-hero button", says: label });
	const expectSlide = async (number: number) => {
		await visitor.expectShown(".carousel-hero .carousel-controls", count(number));
		await visitor.expectShown(".carousel-hero .carousel-slide:not([inert])", slides[number - 1]?.heading);
	};
	await visitor.open(paths.home);
	await visitor.expectAwake("carousel");
	await press(words.carousel.pause);
	await expectSlide(1);
	await press(words.carousel.next);
	await expectSlide(2);
	await visitor.press("ArrowRight");
	await expectSlide(3);
	await press(words.carousel.previous);
	await expectSlide(2);
});

/** Runs in the page: whether the back of the first card is what a visitor sees and can press. */
function showsBack(): boolean {
	const link = document.querySelector(".flip-card .flip-back a");
	const { left, top, width, height } = link?.getBoundingClientRect() ?? new DOMRect();
	const there = document.elementFromPoint(left + width / 2, top + height / 2);
	return link !== null && there?.closest(".flip-back a") === link;
}

test("A card turns and leads to its page", async ({ visitor, device }) => {
	const [card] = cards;
	test.skip(!card, "the clinic's home has no cards");
	await visitor.open(paths.home);
	const front = { css: ".flip-card", says: card?.title };
	if (device === "phone") await visitor.click(front);
	else await visitor.hover(front);
	await expect.poll(() => visitor.run(showsBack, null)).toBe(true);
	await visitor.click({ css: ".flip-card .flip-back a", says: card?.title }, device === "desktop" ? front : undefined);
	await visitor.expectPath(normalisePath(card?.to ?? ""));
});

test("The header says whether the clinic is open", async ({ visitor, device }) => {
	test.skip(!content.clinic.hours, "the clinic tells no hours");
	await visitor.open(paths.home);
	if (device === "phone") await visitor.click({ css: "header button", says: words.header.menu });
	const beginnings = Object.values(words.hours.now).map((text) => text.split("{")[0]?.trim());
	await visitor.expectShown("header .open-note-state");
	const said = await visitor.run(
		() =>
			[...document.querySelectorAll("header .open-note-state")].find((note) => note.checkVisibility())?.textContent ??
			"",
		null,
	);
	expect(
		beginnings.some((beginning) => beginning && said.includes(beginning)),
		said,
	).toBe(true);
});

test("The loading screen of a visit goes at the first key", async ({ visitor }) => {
	await visitor.begin({ loadingScreen: true });
	await visitor.open(paths.home);
	await visitor.press("Tab");
	await visitor.expectHidden(".loading-screen");
	await visitor.expectShown("main h1");
});
