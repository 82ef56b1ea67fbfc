import assert from "node:assert/strict";
import { test } from "node:test";
import { alternatesOf } from "../machines/metadata";
import { isChecked, type Locale, leadsToOriginal, localesWith, localPath } from "../model/locales";
import { captionsLanguage, linkedTextLang, type Page, pageInLocales, siteLink, untranslatedLang } from "./page";

const original: Locale = { code: "en", tag: "en-IN", name: "English", short: "EN", offer: "Read in English", root: "" };
const checked = { by: "dr-rao", on: "2026-01-01" };
const marathi: Locale = {
	code: "mr",
	tag: "mr-IN",
	name: "मराठी",
	short: "म",
	offer: "मराठीत वाचा",
	root: "/mr",
	pages: { "/": { older: false }, "/burns/": { older: true, checked } },
};
const pageIn = (locale: Page["locale"]) =>
	({
		locale,
		locales: [original, marathi],
		clinic: { language: locale.tag },
		labels: { languages: { inOriginal: "इंग्रजीत" } },
	}) as unknown as Page;
const [english, translated] = [pageIn(original), pageIn(marathi)];

test("A link stays in the page's language, or says that it leads to the original", () => {
	assert.deepEqual(siteLink(english, "/burns/"), { href: "/burns/" });
	assert.deepEqual(siteLink(translated, "/burns/?q=1#risks"), { href: "/mr/burns/?q=1#risks" });
	assert.deepEqual(siteLink(translated, "/cuts/"), { href: "/cuts/", hrefLang: "en-IN", "data-in": "इंग्रजीत" });
	assert.deepEqual(siteLink(translated, "https://who.int/"), { href: "https://who.int/" });
});

test("Text that is not translated names its language", () => {
	assert.deepEqual(linkedTextLang(translated, "/cuts/"), { lang: "en-IN" });
	assert.deepEqual(linkedTextLang(translated, "/burns/"), {});
	assert.deepEqual(untranslatedLang(translated, "MBBS, MS"), { lang: "en-IN" });
	assert.deepEqual(untranslatedLang(translated, "एमबीबीएस"), {});
	assert.deepEqual(untranslatedLang(english, "MBBS, MS"), {});
});

test("Captions are in the page's language if the file is", () => {
	assert.equal(captionsLanguage(translated, "/films/a.mr.vtt"), "mr-IN");
	assert.equal(captionsLanguage(translated, "/films/a.vtt"), "en-IN");
	assert.equal(captionsLanguage(english, "/films/a.vtt"), "en-IN");
});

test("A page is offered in each of its languages, if there are several", () => {
	const links = pageInLocales(translated, "/burns/").map(({ href, hrefLang }) => `${hrefLang} ${href}`);
	assert.deepEqual(links, ["en /burns/", "mr /mr/burns/"]);
	assert.deepEqual(pageInLocales(translated, "/cuts/"), []);
});

test("A path leads to the page in its language, or to the original if it is not translated", () => {
	for (const [path, local] of [
		["/burns/?q=1#risks", "/mr/burns/?q=1#risks"],
		["/", "/mr/"],
		["/cuts/", "/cuts/"],
		...["#risks", "https://who.int/", "//cdn.example/", "tel:108"].map((address) => [address, address] as const),
	] as const) {
		assert.equal(localPath(marathi, path), local);
		assert.equal(localPath(original, path), path);
		assert.equal(leadsToOriginal(marathi, path), path === "/cuts/", path);
	}
	assert.equal(leadsToOriginal(original, "/cuts/"), false);
});

test("A page with translations names their addresses; one without them names none", () => {
	assert.deepEqual(localesWith([original, marathi], "/cuts/"), [original]);
	assert.deepEqual(alternatesOf([original, marathi], "/cuts/"), {});
	assert.deepEqual(alternatesOf([original, marathi], "/burns/"), {
		en: "/burns/",
		mr: "/mr/burns/",
		"x-default": "/burns/",
	});
});

test("Pages of the original are approved, and translations that a doctor has read", () => {
	assert.equal(isChecked(original, "/cuts/"), true);
	assert.equal(isChecked(marathi, "/burns/"), true);
	assert.equal(isChecked(marathi, "/"), false);
});
