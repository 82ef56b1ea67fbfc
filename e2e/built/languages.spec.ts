import { join } from "node:path";
import type { Element, Root } from "hast";
import { select, selectAll } from "hast-util-select";
import { toString as textOf } from "hast-util-to-string";
import { MESSAGE_LIMIT } from "@/lib/booking/request";
import { loadLocales } from "@/lib/content/load";
import { hasPage, localesWith, localPath } from "@/lib/model/locales";
import { doctorPath, notFoundPage, paths, routeTable, treatmentPath } from "@/lib/model/routes";
import { wholeAddress } from "@/lib/site/address";
import { fill } from "@/lib/text/fill";
import { violations } from "../support/axe";
import { validRequest } from "../support/booking";
import { renderAll } from "../support/render-all";
import { scrollIntoView } from "../support/scroll-into-view";
import { everyPage, out, pageAt, pageTypes, root } from "../support/site";
import { awake, expect, test } from "../support/test";
import { phone } from "../support/windows";

const [original, ...translated] = loadLocales(root);
const { locales } = original ?? { locales: [] };

test.skip(translated.length === 0, "the clinic has no translations");
test.use({ allowedMessages: /status of (404|500)|\/_islands\/booking-form[.-]/ });

/** The canonical paths of a language's pages, as the original has them. */
const pagesIn = (content: (typeof translated)[number]) =>
	routeTable(content)
		.filter(({ path, canonical }) => path === canonical && hasPage(content.locale, path))
		.map(({ path }) => path);

const read = (path: string): Root => pageAt(path).root;

const hrefs = (page: Root, selector: string) =>
	selectAll(selector, page).map(({ properties }) => String(properties.href));

/** Four words of English or more in a row, of which some begin with a small letter, as sentences have. */
const ENGLISH = /\b[A-Za-z'’]+(?:[ ,]+[A-Za-z'’]+){3,}/g;

/** Parts that are not in the page's language: code, other languages, and entries that lead to pages not translated. */
const isApart = (element: Element, language: string): boolean =>
	["script", "style", "template"].includes(element.tagName) ||
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
	const pages = pagesIn(content);

	test.describe(`In ${name}`, () => {
		test("each page names its language, its address and those of its translations", () => {
			for (const path of pages) {
				const page = read(folder + path);
				expect(select("html", page)?.properties.lang, path).toBe(locale.tag);
				expect(hrefs(page, "link[rel=canonical]"), path).toEqual([wholeAddress(clinic, encodeURI(folder + path))]);
				const others = localesWith(locales, path);
				for (const other of others) {
					const address = wholeAddress(clinic, encodeURI(localPath(other, path)));
					const [named] = hrefs(page, `link[rel=alternate][hreflang=${other.code}]`);
					expect(named, `${path} in ${other.name}`).toBe(address);
					const back = hrefs(read(localPath(other, path)), `link[rel=alternate][hreflang=${code}]`);
					expect(back, `${other.name} back from ${path}`).toEqual([wholeAddress(clinic, encodeURI(folder + path))]);
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
			for (const path of [...pages, `/${notFoundPage.file}`]) {
				expect.soft(englishIn(read(folder + path), locale.tag), path).toEqual([]);
			}
		});

		test("a page that no doctor has checked says so, and links the original", () => {
			for (const path of pages.filter((one) => !locale.pages?.[one]?.checked)) {
				const note = select(".translation-note", read(folder + path));
				expect(note, path).toBeTruthy();
				expect(hrefs(note as unknown as Root, "a"), path).toEqual([path]);
			}
		});

		test("a treatment that no doctor has checked shows no date of review", () => {
			const unread = content.treatments.filter((one) => !locale.pages?.[treatmentPath(one)]?.checked);
			for (const treatment of unread.filter((one) => hasPage(locale, treatmentPath(one)))) {
				const path = treatmentPath(treatment);
				const facts = selectAll("dt", read(folder + path)).map(textOf);
				expect.soft(facts, path).toContain(words.treatment.stay);
				expect.soft(facts, path).not.toContain(words.treatment.reviewed);
			}
		});

		test("every anchor of a page is unique, and links within the page lead to anchors", () => {
			for (const path of pages) {
				const page = read(folder + path);
				const ids = selectAll("[id]", page).map(({ properties }) => String(properties.id));
				expect(new Set(ids).size, path).toBe(ids.length);
				for (const href of hrefs(page, 'a[href^="#"]'))
					expect.soft(ids, `${path} ${href}`).toContain(decodeURIComponent(href.slice(1)));
			}
		});

		test("no page scrolls sideways at 320 pixels, or has an axe violation at 360", async ({ page }) => {
			test.slow();
			for (const path of everyPage ? pages : pages.filter((one) => pageTypes.includes(one))) {
				await page.setViewportSize({ width: 320, height: 740 });
				await page.goto(folder + path);
				await renderAll(page);
				const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
				expect.soft(wide, path).toBeLessThanOrEqual(0);
				await page.setViewportSize(phone.viewport);
				expect.soft(await violations(page), path).toEqual([]);
			}
		});

		test("a request names its language, and the form's messages are in it", async ({ page }) => {
			const form = words.booking.form;
			const sent: string[] = [];
			let status = 500;
			await page.route("**/send-form", async (route) => {
				sent.push(route.request().postData() ?? "");
				await route.fulfill({ status, body: "OK" });
			});
			await page.clock.install();
			await page.goto(folder + paths.booking);
			await page.emulateMedia({ reducedMotion: "reduce" });
			const field = (label: string) => page.getByRole("form", { name: form.label }).getByLabel(label);
			await scrollIntoView(field(form.name));
			await awake(page, "booking-form");
			const submit = page.getByRole("button", { name: form.submit });
			await page.clock.fastForward(5_000);
			await submit.click();
			await expect(page.getByText(form.errors.name, { exact: true })).toBeVisible();
			const length = fill(form.messageLength, { count: 0, limit: MESSAGE_LIMIT }, clinic.language);
			await expect(page.getByText(length, { exact: true })).toBeVisible();
			const labels = {
				...{ user_name: form.name, user_email: form.email, user_phone: form.phone },
				...{ appointment_date: form.date, message: form.message },
			};
			for (const [id, value] of Object.entries(validRequest())) {
				await field(labels[id as keyof typeof labels]).fill(value);
			}
			await submit.click();
			await expect(page.getByText(form.failure, { exact: true })).toBeVisible();
			await expect(field(form.message)).toHaveValue("A lump on my hand");
			status = 200;
			await page.clock.fastForward(11_000);
			await submit.click();
			await expect(page.getByText(form.success, { exact: true })).toBeVisible();
			expect(sent).toHaveLength(2);
			for (const body of sent) expect(body).toContain(`A lump on my hand\r\n\r\n${words.languages.written}`);
		});

		test("text typed into the form is kept when the language changes", async ({ page }) => {
			await page.goto(folder + paths.booking);
			await page.emulateMedia({ reducedMotion: "reduce" });
			await scrollIntoView(page.locator("#user_name"));
			await awake(page, "booking-form");
			await page.locator("#user_name").fill("आशा");
			const languages = page.locator(".languages-top");
			await languages.getByRole("link", { name: locales[0]?.name ?? "" }).click();
			await expect(page).toHaveURL(paths.booking);
			await scrollIntoView(page.locator("#user_name"));
			await expect(page.locator("#user_name")).toHaveValue("आशा");
		});

		test("titles of sources and degrees are marked as in the original's language", () => {
			for (const path of pages) {
				const page = read(folder + path);
				const sources = selectAll("#sources ~ ol > li, section[aria-labelledby=sources] ol > li", page);
				for (const source of sources) {
					const apart = selectAll(`[lang=${original?.locale.tag}]`, source).map((part) => textOf(part));
					const [title, publisher] = apart;
					expect(apart, `${path}: ${textOf(source)}`).toHaveLength(2);
					expect(textOf(source).startsWith(title ?? " "), path).toBe(true);
					expect(publisher, path).not.toContain(words.treatment.sourceUndated.replace("{publisher}", ""));
				}
			}
			for (const { slug, degrees } of content.doctors) {
				const page = read(folder + doctorPath(slug));
				const said = selectAll("p", page).filter((part) => textOf(part) === degrees);
				const own = /[^\p{Script=Latin}\p{Script=Common}]/u.test(degrees);
				for (const { properties } of said) {
					expect(properties.lang, slug).toBe(own ? undefined : original?.locale.tag);
				}
				expect(said.length, slug).toBeGreaterThan(0);
			}
		});

		test("the not-found page is in the language", async ({ page }) => {
			await page.goto(`${folder}/nothing-here/`);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.notFound.heading);
		});

		test("the not-found page is in the language on a host with one such page for all addresses", async ({ page }) => {
			await page.route(`**${folder}/nothing-here/`, (route) =>
				route.fulfill({ status: 404, path: join(out, notFoundPage.file) }),
			);
			const said = page.getByRole("main").getByText(words.notFound.heading);
			await page.goto(`${folder}/nothing-here/`);
			await expect(said).toBeVisible();
			const home = page.getByRole("main").getByRole("link", { name: words.notFound.backHome });
			await expect(home).toHaveAttribute("href", `${folder}/`);
			await page.goto("/nothing-here/");
			await awake(page, "not-found");
			await expect(said).toBeHidden();
		});

		test("on such a host an address in capitals leads to the page", async ({ page }) => {
			const path = Object.keys(locale.pages ?? {}).find((one) => one.toUpperCase() !== one && one !== paths.home);
			const wrong = folder + (path ?? "").toUpperCase();
			await page.route(`**${encodeURI(wrong)}*`, (route) =>
				route.fulfill({ status: 404, path: join(out, notFoundPage.file) }),
			);
			await page.goto(`${encodeURI(wrong)}?from=message#main`);
			await expect(page).toHaveURL(`${encodeURI(folder + path)}?from=message#main`);
		});
	});
}

for (const { locale } of translated) {
	test.describe(`For a browser that asks for ${locale.name}`, () => {
		test.use({ locale: locale.tag });

		test("a page of the original offers a link to that language, without a redirect", async ({ page }) => {
			const path = Object.keys(locale.pages ?? {})[0] ?? "";
			await page.goto(path);
			expect(new URL(page.url()).pathname).toBe(encodeURI(path));
			const offer = page.getByRole("link", { name: locale.offer, exact: true });
			await expect(offer).toBeVisible();
			await offer.click();
			await expect(page).toHaveURL(encodeURI(locale.root + path));
			await expect(page.getByRole("link", { name: locale.offer, exact: true })).toHaveCount(0);
		});
	});
}

test("A browser in the original's language is offered no other", async ({ page }) => {
	await page.goto(paths.booking);
	for (const { offer, tag } of locales.filter(({ root: folder }) => folder !== "")) {
		await expect(page.getByText(offer, { exact: true }), tag).toHaveCount(0);
	}
});
