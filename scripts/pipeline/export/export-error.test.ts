import assert from "node:assert/strict";
import { test } from "node:test";
import { temporaryFolder } from "@/e2e/support/temporary-folder";
import { pageSource, refuseProblems } from "./export-error";

const sources = ["", "about/[profile]/", "about/about-clinic/", "[menu]/", "[menu]/[link]/", "not-found/"];

test("problems are listed with the source of their pages, and the pages that have them", (t) => {
	const root = temporaryFolder(t, Object.fromEntries(sources.map((path) => [`app/[language]/${path}page.tsx`, ""])));
	for (const [file, path] of [
		["index.html", ""],
		["mr/index.html", ""],
		["mr/404.html", "not-found/"],
		["about/about-clinic/index.html", "about/about-clinic/"],
		["about/dr-a/index.html", "about/[profile]/"],
		["about/index.html", "[menu]/"],
		["mr/hand-surgery/hand-lumps/index.html", "[menu]/[link]/"],
	] as const) {
		assert.equal(pageSource(root, file), `app/[language]/${path}page.tsx`, file);
	}
	assert.equal(pageSource(root, "a/b/c/d/index.html"), "app/");
	const pages = ["a", "b", "c", "d", "e", "f", "g"].map((menu) => `menu-${menu}/index.html`);
	const failed = [
		{ file: "index.html", problems: ["it has no title", "it has no description"] },
		...pages.map((file) => ({ file, problems: ["it has no title"] })),
	];
	const message = [
		"page.tsx: it has no title",
		"\ton index.html",
		"page.tsx: it has no description",
		"\ton index.html",
		"[menu]/page.tsx: it has no title",
		`\ton ${pages.slice(0, 5).join(", ")} and 2 more`,
	].join("\n");
	assert.throws(
		() => refuseProblems(root, failed),
		(error: Error) => error.message.replaceAll("app/[language]/", "") === message,
	);
	refuseProblems(root, [{ file: "index.html", problems: [] }]);
});
