import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { Element } from "hast";
import { fromHtml } from "hast-util-from-html";
import { toString as textOf } from "hast-util-to-string";
import { visit } from "unist-util-visit";
import type { Content } from "@/lib/content/content";
import { filesBelow } from "@/lib/content/files";
import { paths, treatmentPath } from "@/lib/model/routes";
import { textsOf } from "@/lib/text/nested-texts";
import type { Preview } from "@/scripts/server/preview";
import { fillIn, openForm, submit, validRequest } from "./booking";
import { openSearch } from "./search";
import { first, words } from "./site";
import { awake, expect } from "./test";

/** A site that is served in a folder of its host. */
export type SiteInFolder = { out: string; folder: string; content: Content; preview: Preview };

/** The texts of an element in which addresses may stand. */
function textsWithAddresses({ tagName, properties, children }: Element): string[] {
	const own = tagName === "style" || tagName === "script" ? textOf({ type: "root", children }) : "";
	return [
		...Object.values(properties).flatMap((value) => (typeof value === "string" ? value.split(/,\s+/) : [])),
		...[...own.matchAll(/url\(["']?([^"')]+)/g)].map(([, address = ""]) => address),
		...(properties.type === "speculationrules" ? textsOf(JSON.parse(own)).map(({ text }) => text) : []),
		...(typeof properties.dataProps === "string"
			? textsOf(JSON.parse(properties.dataProps)).flatMap(({ text }) => text.split(", "))
			: []),
	];
}

/** Every file of the site that browsers or search engines read names nothing of its host outside the folder. */
export function expectNothingOutside({ out, folder, content }: SiteInFolder): void {
	const files = filesBelow(out);
	for (const file of files.filter((name) => name.endsWith(".html"))) {
		const outside: string[] = [];
		visit(fromHtml(readFileSync(join(out, file), "utf8")), "element", (element) => {
			const addresses = textsWithAddresses(element).filter((text) => /^\/(?!\/)\S*( \d+w)?$/.test(text));
			outside.push(...addresses.filter((address) => !address.startsWith(`${folder}/`)));
		});
		expect.soft([...new Set(outside)], file).toEqual([]);
	}
	const { origin } = new URL(content.clinic.site);
	const whole = new RegExp(`${origin.replaceAll(".", "\\.")}(/[^\\s"'<>)]*)?`, "g");
	for (const file of files.filter((name) => /\.(html|txt|xml|json|vcf)$/.test(name))) {
		const addresses = [...readFileSync(join(out, file), "utf8").matchAll(whole)].map(([, path = ""]) => path);
		expect
			.soft(
				addresses.filter((path) => !path.startsWith(`${folder}/`)),
				file,
			)
			.toEqual([]);
	}
}

/** What a visitor does by script leads to pages of the folder, and what is sent arrives. */
export async function visitInFolder(page: Page, { folder, content, preview }: SiteInFolder): Promise<void> {
	const { origin } = new URL(preview.url);
	const treatment = first(content.treatments, "treatment");

	// The top of the host leads to the site, and the links of the menu mark the page.
	await page.goto(origin);
	await expect(page).toHaveURL(`${preview.url}/`);
	await page.goto(preview.url + encodeURI(treatmentPath(treatment)));
	const current = page.getByRole("banner").locator('[aria-current="page"]').first();
	await expect(current).toHaveAttribute("href", folder + treatmentPath(treatment));

	// The search's answers are pages of the folder, in the box and on the page of all answers.
	await page.goto(`${preview.url}/`);
	const { field, options, all } = await openSearch(page);
	await field.fill(treatment.link);
	const offered = options.filter({ hasText: treatment.link }).first();
	await expect(offered).toHaveAttribute("href", new RegExp(`^${folder}/`));
	await all.click();
	await page.getByRole("main").getByRole("listitem").getByRole("link", { name: treatment.link }).first().click();
	await expect(page).toHaveURL(new RegExp(`^${preview.url}${treatmentPath(treatment)}`));

	// So are those of each translation, within its own language.
	for (const language of content.clinic.translations) {
		await page.goto(`${preview.url}/${language}/`);
		const translated = await openSearch(page);
		await translated.field.fill(treatment.link);
		const answer = translated.options.filter({ hasText: treatment.link }).first();
		await expect(answer).toHaveAttribute("href", new RegExp(`^${folder}/${language}/`));
	}

	// The not-found page finds the page of another capitalisation, and the menu of an unknown address.
	await page.goto(`${preview.url}${paths.privacy.toUpperCase()}?from=letter#top`);
	await expect(page).toHaveURL(`${preview.url}${paths.privacy}?from=letter#top`);
	const menu = first(content.navigation.menus.slice(-1), "menu");
	await page.goto(`${preview.url}/${menu.slug}/nothing-here/`);
	await awake(page, "not-found");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(menu.heading);
	await page.goto(`${preview.url}/nothing-here/`);
	await page.getByRole("link", { name: words.notFound.backHome }).click();
	await expect(page).toHaveURL(`${preview.url}/`);

	// What a phone opens from its home screen is the site, and nothing else of the host.
	const manifest = await page.evaluate(async () => {
		const { href } = document.querySelector<HTMLLinkElement>('link[rel="manifest"]') ?? { href: "" };
		const { start_url, scope = "." } = await (await fetch(href)).json();
		const start = new URL(start_url, href).href;
		return { start, scope: new URL(scope, start).href };
	});
	expect(manifest).toEqual({ start: `${preview.url}/`, scope: `${preview.url}/` });

	const form = await openForm(page, preview.url + paths.booking);
	const request = validRequest();
	await fillIn(form, request);
	await submit(page, form);
	await expect(form.success).toBeVisible();
	expect(await (await page.request.get(`${preview.mailbox}requests.json`)).text()).toContain(request.user_name);
}
