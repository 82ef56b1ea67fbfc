import { test } from "node:test";
import { expect } from "@playwright/test";
import { smallContent } from "@/e2e/support/small-content";
import { normalisePath, paths, routeTable } from "./routes";

test("A path is written with a slash at either end, whatever it was written with", () => {
	for (const path of ["a/b", "/a/b", "a/b/", "/a/b/", "//a/b//"]) expect(normalisePath(path)).toBe("/a/b/");
	for (const path of ["", "/", "//"]) expect(normalisePath(path)).toBe("/");
});

test("The table has every page once, and each alias with the page that it stands for", (t) => {
	const routes = routeTable(smallContent(t));
	const own = routes.filter(({ path, canonical }) => path === canonical).map(({ path }) => path);
	expect(own.sort()).toEqual(
		[
			...Object.values(paths),
			...["/about/", "/hand-surgery/", "/minor-surgery/", "/gallery/"],
			...["/about/dr-asha-rao/", "/about/dr-vijay-more/"],
			...["/hand-surgery/cut-tendons/", "/hand-surgery/hand-lumps/", "/minor-surgery/ear-lobe-repair/"],
			...["/minor-surgery/toenail-surgery/", "/minor-surgery/warts/"],
		].sort(),
	);
	expect(routes.filter(({ path, canonical }) => path !== canonical)).toEqual([
		{ path: "/minor-surgery/ear-repair/", canonical: "/minor-surgery/ear-lobe-repair/" },
		{ path: "/minor-surgery/toenail/", canonical: "/minor-surgery/toenail-surgery/" },
	]);
});
