import assert from "node:assert/strict";
import { test } from "node:test";
import { captionsLanguage, linkedTextLang, type Page, pageInLocales, siteLink, untranslatedLang } from "./page";

const original = { code: "en", tag: "en-IN", name: "English", offer: "Read in English", root: "" };
const marathi = {
	...{ code: "mr", tag: "mr-IN", name: "मराठी", offer: "मराठीत वाचा", root: "/mr" },
	pages: { "/": { older: false }, "/burns/": { older: true } },
};
const pageIn = (locale: Page["locale"]) =>
	({
		...{ locale, locales: [original, marathi], clinic: { language: locale.tag } },
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
	assert.deepEqual(
		pageInLocales(translated, "/burns/").map(({ href, hrefLang }) => [href, hrefLang]),
		[
			["/burns/", "en"],
			["/mr/burns/", "mr"],
		],
	);
	assert.deepEqual(pageInLocales(translated, "/cuts/"), []);
});
