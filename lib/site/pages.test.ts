import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { smallContent } from "@/e2e/support/small-content";
import { sitePages } from "./pages";
import { doctorPath, menuPath, paths, routeTable, treatmentPath } from "./routes";

/** The small clinic's content, its pages by path, and one treatment with a picture. */
function pagesOf(t: TestContext, change: (content: ReturnType<typeof smallContent>) => void = () => {}) {
	const content = smallContent(t);
	change(content);
	const pictured = content.treatments.find(({ banner }) => banner.src);
	if (!pictured) throw new Error("the small clinic has no treatment with a picture");
	return { content, pictured, pages: new Map(sitePages(content).map((page) => [page.path, page])) };
}

test("Every canonical page has a name, a line and a description, and no other page is there", (t) => {
	const { content, pages } = pagesOf(t);
	const canonical = routeTable(content).flatMap(({ path, canonical: own }) => (path === own ? [path] : []));
	assert.deepEqual([...pages.keys()].sort(), canonical.sort());
	for (const { path, name, line, description } of pages.values()) {
		for (const text of [name, line, description]) assert.match(text, /\S/, path);
	}
});

test("A treatment is named as in menus and has its banner's picture, a doctor the role and the portrait", (t) => {
	const { content, pictured, pages } = pagesOf(t);
	const { name, line, picture } = pages.get(treatmentPath(pictured)) ?? {};
	assert.deepEqual([name, line, picture], [pictured.link, pictured.menuLine, pictured.banner.src]);
	for (const doctor of content.doctors) {
		const profile = pages.get(doctorPath(doctor.slug));
		assert.deepEqual([profile?.name, profile?.line], [doctor.name, doctor.role]);
	}
});

test("A menu has the picture of the first of its pages that has one", (t) => {
	const { content, pictured, pages } = pagesOf(t);
	const items = content.navigation.menus.find(({ slug }) => slug === pictured.menu)?.items ?? [];
	const first = items
		.map((item) => content.treatments.find(({ menu, slug }) => menu === pictured.menu && slug === item)?.banner.src)
		.find(Boolean);
	assert.equal(pages.get(menuPath(pictured.menu))?.picture, first);
});

test("A page without a picture has that which the home page opens with", (t) => {
	const src = "plates/first-slide.svg";
	const { pages } = pagesOf(t, ({ home }) => {
		for (const section of home.sections) {
			const slide = section.kind === "slides" && section.slides[0];
			if (slide) slide.image.src = src;
		}
	});
	for (const path of [paths.home, paths.booking, paths.privacy]) assert.equal(pages.get(path)?.picture, src, path);
});

test("The page for an emergency tells the number to call", (t) => {
	const { content, pages } = pagesOf(t, ({ words }) => {
		words.emergency.call = "Ring {number}";
	});
	assert.equal(pages.get(paths.emergency)?.line, `Ring ${content.emergency?.ambulance.number}`);
});
