import type { Content } from "../content/content";
import { treatmentId } from "../model/content-path";
import { treatmentPath } from "../model/routes";
import { type Price, sectionOn } from "../model/schema/sections";
import { fill } from "../text/fill";
import { money } from "../text/format";
import { siteMenus } from "./menus";
import type { Page } from "./page";

type Amounts = Pick<Price, "from" | "to" | "items">;
type PricePage = {
	clinic: Pick<Page["clinic"], "currency" | "language" | "tax">;
	labels: { treatment: Pick<Page["labels"]["treatment"], "cost"> };
};

/** The lowest and the highest amount of a price, of several prices too. */
const rangeOf = ({ from, to, items = [] }: Amounts): { lowest: number; highest: number } => ({
	lowest: Math.min(...items.map((item) => item.from), from ?? Number.POSITIVE_INFINITY),
	highest: Math.max(...items.map((item) => item.to), to ?? from ?? 0),
});

/** From and to, in the clinic's currency; of several prices the lowest and the highest. Once if they are the same. */
export function priceRange(price: Amounts, { clinic, labels }: PricePage): string {
	const { lowest, highest } = rangeOf(price);
	if (lowest === highest) return money(lowest, clinic);
	return fill(labels.treatment.cost.range, { from: money(lowest, clinic), to: money(highest, clinic) });
}

/** A text in three parts, so that the range can be kept on one line: before it, the range, after it. */
type AroundRange = [before: string, range: string, after: string];

/** Fills a text of the interface, whose `{range}` is the range. */
function aroundRange(text: string, range: string, values: Record<string, string> = {}): AroundRange {
	const [before = "", after = ""] = fill(text, { ...values, range: "\n" }).split("\n");
	return [before, range, after];
}

/** From and to, with a note if tax comes on top, of several prices on any. */
export function priceBeforeTax(price: Amounts & Pick<Price, "taxed">, page: PricePage): AroundRange {
	const isTaxed = page.clinic.tax && (price.taxed || price.items?.some(({ taxed }) => taxed));
	return aroundRange(isTaxed ? page.labels.treatment.cost.beforeTax : "{range}", priceRange(price, page));
}

/** A sentence on the tax of a cosmetic procedure, around from and to with the tax. None without tax. */
export function taxOn(
	{ from = 0, to = from, taxed }: Amounts & Pick<Price, "taxed">,
	page: PricePage,
): AroundRange | undefined {
	const { language, tax } = page.clinic;
	if (!taxed || !tax) return undefined;
	const [lowest, highest] = [from, to].map((amount) => Math.round((amount * (100 + tax)) / 100));
	const rate = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 2 }).format(tax / 100);
	return aroundRange(page.labels.treatment.cost.taxed, priceRange({ from: lowest, to: highest }, page), { tax: rate });
}

/** A line of a price list: what is charged, and how much. Treatments have a page. */
export type Fee = { name: string; path?: string; price: Price; includes: string[] };

/** The fee of a treatment; none without a price. */
function feeOf(treatment: Content["treatments"][number]): Fee[] {
	const { price, includes = [] } = sectionOn(treatment, "cost") ?? {};
	return price ? [{ name: treatment.link, path: treatmentPath(treatment), price, includes }] : [];
}

/** The fee of a treatment as one range, without what it includes. */
const inShort = (treatment: Content["treatments"][number]): Fee[] =>
	feeOf(treatment).map((fee) => {
		const { items = [], per, taxed, ...range } = sectionOn(treatment, "cost")?.price ?? {};
		const { lowest: from, highest: to } = rangeOf({ items, ...range });
		return { ...fee, price: { from, to, per, taxed }, includes: [] };
	});

/** The charges of the clinic's page. One that names a treatment has the treatment's name and its price as one range. */
export const chargesOf = ({ clinicPage, treatments }: Pick<Content, "clinicPage" | "treatments">): Fee[] =>
	(clinicPage.charges?.items ?? []).flatMap(({ service, from, to, treatment: id }) =>
		service
			? { name: service, price: { from, to }, includes: [] }
			: treatments.filter((treatment) => treatmentId(treatment) === id).flatMap(inShort),
	);

/** Fees below a heading; `id` is its anchor. */
type FeeGroup = { id: string; heading: string; intro?: string; fees: Fee[] };

/** One logarithmic scale for the prices of all operations: its ticks, and where an amount stands, in per cent of its width. */
export function feeScale(groups: FeeGroup[]) {
	const ranges = groups.flatMap(({ fees }) => fees.filter(({ path }) => path).map(({ price }) => rangeOf(price)));
	const start = Math.min(...ranges.map(({ lowest }) => lowest));
	const end = Math.max(...ranges.map(({ highest }) => highest));
	const at = (amount: number) =>
		`${Math.round((1000 * Math.log(amount / start)) / (Math.log(end / start) || 1)) / 10}%`;
	return {
		ticks: Array.from({ length: 10 }, (_, power) => 10 ** power).filter((tick) => tick >= start && tick <= end),
		at,
		ends: (price: Amounts): [string, string] => [at(rangeOf(price).lowest), at(rangeOf(price).highest)],
	};
}

export type FeeScale = ReturnType<typeof feeScale>;

/** All fees of the site: the clinic's charges, then the prices of treatments by menu, in the order of the site. */
export function feeGroups(content: Pick<Content, "clinicPage" | "navigation" | "treatments">): FeeGroup[] {
	const { charges } = content.clinicPage;
	const byMenu = siteMenus(content).map(({ slug, label, path: menu, allLinks }) => ({
		id: slug,
		heading: label,
		fees: allLinks.flatMap(({ path }) =>
			// A menu can link a treatment of another menu.
			content.treatments
				.filter((treatment) => path.startsWith(menu) && treatmentPath(treatment) === path)
				.flatMap(feeOf),
		),
	}));
	// Charges that name a treatment stand with its menu.
	const services = chargesOf(content).filter(({ path }) => !path);
	const groups = [{ id: "charges", heading: charges?.title ?? "", intro: charges?.intro, fees: services }, ...byMenu];
	return groups.filter(({ fees }) => fees.length > 0);
}
