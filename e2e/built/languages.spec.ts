import { join } from "node:path";
import type { Element, Root } from "hast";
import { select, selectAll } from "hast-util-select";
import { toString as textOf } from "hast-util-to-string";
import { hasPage, localesWith, localPath } from "@/lib/model/locales";
import { notFoundPage, paths, routeTable, treatmentPath } from "@/lib/model/routes";
import { sectionOn } from "@/lib/model/schema/sections";
import { wholeAddress } from "@/lib/pages/deployment";
import { wakeForm } from "../support/booking";
import { contents, out, pageAt } from "../support/site";
import { awake, expect, scrollIntoView, test, testWith } from "../support/test";

const [original, ...translated] = contents;
const { locales } = original ?? { locales: [] };

test.skip(translated.length === 0, "the clinic has no translations");
test.use({ allowedMessages: /status of (404|500)|\/_islands\/booking-form[.-]/ });

const read = (path: string): Root => pageAt(path).root;

const hrefs = (page: Root, selector: string) =>
	selectAll(selector, page).map(({ properties }) => String(properties.href));

/** Four words of English or more in a row, of which some begin with a small letter, as sentences have. */
const ENGLISH = /\b[A-Za-z'’]+(?:[ ,]+[A-Za-z'’]+){3,}/g;

/** Parts that are not in the page's language: code, other languages, and entries that lead to pages not translated. */
const isApart = (element: Element, language: string): boolean =>
	["script", "style"].includes(element.tagName) ||
	![undefined, language].includes(element.properties.lang as string | undefined) ||
	(["li", "article"].includes(element.tagName) && select("[data-in]", element) !== undefined);

/** The English sentences of a part of a page. */
function englishIn(part: Root | Element, language: string): string[] {
	if (part.type === "element" && isApart(part, language)) return [];
	return part.children.flatMap((child) => {
		if (child.type === "element") return englishIn(child, language);
		const runs = child.type === "text" ? (child.value.match(ENGLISH) ?? []) : [];
		return runs.filter((run) => run.split(/[ ,]+/).filter((word) => /^[a-z]{2}/.test(word)).length > 1);
	});
}

for (const content of translated) {
	const { locale, clinic, labels: words } = content;
	const { code, name, root: folder } = locale;
	const pages = routeTable(content)
		.filter(({ path, canonical }) => path === canonical && hasPage(locale, path))
		.map(({ path }) => path);

	test.describe(`In ${name}`, () => {
		test("each page names its language, its address and those of its translations", () => {
			for (const path of pages) {
				const page = read(folder + path);
				const address = wholeAddress(clinic, encodeURI(folder + path));
				expect(select("html", page)?.properties.lang, path).toBe(locale.tag);
				expect(hrefs(page, "link[rel=canonical]"), path).toEqual([address]);
				for (const other of localesWith(locales, path)) {
					const there = localPath(other, path);
					const [named] = hrefs(page, `link[rel=alternate][hreflang=${other.code}]`);
					expect(named, `${path} in ${other.name}`).toBe(wholeAddress(clinic, encodeURI(there)));
					const back = hrefs(read(there), `link[rel=alternate][hreflang=${code}]`);
					expect(back, `${other.name} back from ${path}`).toEqual([address]);
				}
			}
		});

		test("links lead to every page, and the row of languages to its translations", () => {
			const seen = new Set([`${folder}${paths.search}`]);
			for (const path of seen) {
				for (const href of hrefs(read(path), "a[href]")) {
					const [bare = ""] = decodeURI(href).split(/[?#]/);
					if (bare.startsWith(`${folder}/`) && bare.endsWith("/")) seen.add(bare);
				}
			}
			for (const path of pages) {
				expect.soft([...seen], path).toContain(folder + path);
				expect(hrefs(read(path), `.languages [hreflang=${code}]`), path).toContain(folder + path);
			}
		});

		test("no English sentence remains", () => {
			for (const path of [...pages, `/${notFoundPage.file}`])
				expect.soft(englishIn(read(folder + path), locale.tag), path).toEqual([]);
		});

		test("title and publisher of each source are marked as in the original's language", () => {
			const sources = "#sources ~ ol > li, section[aria-labelledby=sources] ol > li";
			const language = `[lang=${original?.locale.tag}]`;
			for (const path of pages)
				for (const source of selectAll(sources, read(folder + path)))
					expect.soft(selectAll(language, source).length, `${path}: ${textOf(source)}`).toBe(2);
		});

		test("a page that no doctor has checked says so and links the original; a treatment has its quick facts", () => {
			for (const path of pages.filter((one) => !locale.pages?.[one]?.checked)) {
				expect(hrefs(read(folder + path), ".translation-note a"), path).toEqual([path]);
				const treatment = content.treatments.find((one) => treatmentPath(one) === path);
				const price = treatment && sectionOn(treatment, "cost")?.price;
				const facts = selectAll("dt", read(folder + path)).map(textOf);
				expect.soft(facts.includes(words.treatment.facts.cost), path).toBe(price !== undefined);
			}
		});

		test("a request names its language, messages are in it, and the draft stays in others", async ({ page }) => {
			let sent = "";
			await page.route("**/send-form", async (route) => {
				sent = route.request().postData() ?? "";
				await route.fulfill({ status: 500, body: "No" });
			});
			await page.clock.install();
			await page.goto(folder + paths.booking);
			const form = await wakeForm(page, words.booking);
			await form.pressSubmit();
			await expect(form.errors.getByText(words.booking.form.errors.name, { exact: true })).toBeVisible();
			await form.fillInRequest();
			await form.submit.click();
			await expect(form.failure).toBeVisible();
			expect(sent).toContain(`A lump on my hand\r\n\r\n${words.languages.written}`);

			const languages = page.locator(".languages-top");
			await languages.getByRole("link", { name: original?.locale.name ?? "" }).click();
			await expect(page).toHaveURL(paths.booking);
			await scrollIntoView(page.locator("#message"));
			await expect(page.locator("#message")).toHaveValue("A lump on my hand");
		});

		test("the not-found page is in the language, also on a host with only one such page", async ({ page }) => {
			const path = Object.keys(locale.pages ?? {}).find((one) => one.toUpperCase() !== one && one !== paths.home) ?? "";
			const wrong = encodeURI(folder + path.toUpperCase());
			const answer = { status: 404, path: join(out, notFoundPage.file) };
			await page.goto(`${folder}/nothing-here/`);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.notFound.heading);
			for (const missing of [`${folder}/nothing-here/`, `${wrong}*`])
				await page.route(`**${missing}`, (route) => route.fulfill(answer));
			const text = page.getByRole("main").getByText(words.notFound.heading);
			await page.goto(`${folder}/nothing-here/`);
			await expect(text).toBeVisible();
			const home = page.getByRole("main").getByRole("link", { name: words.notFound.backHome });
			await expect(home).toHaveAttribute("href", `${folder}/`);
			await page.goto("/nothing-here/");
			await awake(page, "not-found");
			await expect(text).toBeHidden();
			await page.goto(`${wrong}?from=message#main`);
			await expect(page).toHaveURL(`${encodeURI(folder + path)}?from=message#main`);
		});
	});

	testWith({ locale: locale.tag })(`Browsers in ${name} are offered it, without a redirect`, async ({ page }) => {
		const path = Object.keys(locale.pages ?? {})[0] ?? "";
		await page.goto(path);
		expect(new URL(page.url()).pathname).toBe(encodeURI(path));
		const offer = page.getByRole("link", { name: locale.offer });
		// Who speaks to the device says what is visible (WCAG 2.5.3).
		expect(await offer.getAttribute("aria-label")).toContain((await offer.innerText()).trim());
		await offer.click();
		await expect(page).toHaveURL(encodeURI(folder + path));
		await expect(offer).toHaveCount(0);
	});
}
