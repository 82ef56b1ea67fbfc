import assert from "node:assert/strict";
import { test } from "node:test";
import { smallContent } from "@/e2e/support/content-copy";
import { doctorPath, menuPath, paths, routeTable, treatmentPath } from "../model/routes";
import { sitePages } from "./pages";

test("Every canonical page has a name, a line, a description and a fitting picture", (t) => {
	const content = smallContent(t);
	const { doctors, home, navigation, treatments, labels } = content;
	const opening = "illustrations/first-slide.svg";
	for (const section of home.sections) {
		const slide = section.kind === "slides" && section.slides[0];
		if (slide) slide.image.src = opening;
	}
	labels.emergency.call = "Ring {number}";
	const pages = new Map(sitePages(content).map((page) => [page.path, page]));
	const canonical = routeTable(content).flatMap((route) => (route.path === route.canonical ? [route.path] : []));
	assert.deepEqual([...pages.keys()].sort(), canonical.sort());
	for (const { path, name, line, description } of pages.values()) {
		for (const text of [name, line, description]) assert.match(text, /\S/, path);
	}
	const pictured = treatments.find(({ banner }) => banner.src);
	assert.ok(pictured);
	const { name, line, picture } = pages.get(treatmentPath(pictured)) ?? {};
	assert.deepEqual([name, line, picture], [pictured.link, pictured.menuLine, pictured.banner]);
	for (const doctor of doctors) assert.equal(pages.get(doctorPath(doctor.slug))?.line, doctor.role);
	const items = navigation.menus.find(({ slug }) => slug === pictured.menu)?.items ?? [];
	const bannerOf = (item: unknown) =>
		treatments.find(({ menu, slug }) => menu === pictured.menu && slug === item)?.banner;
	const first = items.map((item) => bannerOf(item)?.src).find(Boolean);
	assert.equal(pages.get(menuPath(pictured.menu))?.picture?.src, first);
	for (const path of [paths.home, paths.booking, paths.privacy])
		assert.equal(pages.get(path)?.picture?.src, opening, path);
	assert.equal(pages.get(paths.emergency)?.line, `Ring ${content.emergency?.ambulance.number}`);
});
