import type { Content } from "../content/content";
import { treatmentId } from "../model/content-path";
import { priceOf, rangeOf } from "../model/prices";
import { treatmentPath } from "../model/routes";
import type { Price } from "../model/schema/sections";
import { siteMenus } from "./menus";
import { sectionOn } from "./treatments";

/** A line of a price list: what is charged, and how much in words or as a price. Treatments have a page. */
export type Fee = { name: string; path?: string; price: string | Price; includes: string[] };

type Priced = Pick<Content, "treatments">;

/** The fee of a treatment; none without a price. */
function feeOf(treatment: Content["treatments"][number]): Fee[] {
	const price = priceOf(treatment);
	const includes = sectionOn(treatment, "cost")?.includes ?? [];
	return price ? [{ name: treatment.link, path: treatmentPath(treatment), price, includes }] : [];
}

/** The fee of a treatment as one range, without what it includes. */
const inShort = (treatment: Content["treatments"][number]): Fee[] =>
	feeOf(treatment).map((fee) => {
		const { items = [], per, taxed, ...range } = priceOf(treatment) ?? {};
		const { lowest: from, highest: to } = rangeOf({ items, ...range });
		return { ...fee, price: { from, to, per, taxed }, includes: [] };
	});

/** The charges of the clinic's page. One that names a treatment has the treatment's name and its price as one range. */
export const chargesOf = ({ clinicPage, treatments }: Priced & Pick<Content, "clinicPage">): Fee[] =>
	(clinicPage.charges?.items ?? []).flatMap(({ service, charge, treatment: id }) =>
		service && charge
			? { name: service, price: charge, includes: [] }
			: treatments.filter((treatment) => treatmentId(treatment) === id).flatMap(inShort),
	);

/** Fees below a heading; `id` is its anchor. */
type FeeGroup = { id: string; heading: string; intro?: string; fees: Fee[] };

/** All fees of the site: the clinic's charges, then the prices of treatments by menu, in the order of the site. */
export function feeGroups(content: Priced & Pick<Content, "clinicPage" | "navigation">): FeeGroup[] {
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
