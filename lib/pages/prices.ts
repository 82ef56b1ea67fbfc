import { rangeOf } from "../model/prices";
import type { Price } from "../model/schema/sections";
import { fill } from "../text/fill";
import { money } from "../text/format";
import type { Page } from "./page";

type Amounts = Pick<Price, "from" | "to" | "items">;
type PricePage = {
	clinic: Pick<Page["clinic"], "currency" | "language" | "tax">;
	labels: { treatment: Pick<Page["labels"]["treatment"], "cost"> };
};

/** From and to, in the clinic's currency; of several prices the lowest and the highest. Once if they are the same. */
export function priceRange(price: Amounts, { clinic, labels }: PricePage): string {
	const { lowest, highest } = rangeOf(price);
	if (lowest === highest) return money(lowest, clinic);
	return fill(labels.treatment.cost.range, { from: money(lowest, clinic), to: money(highest, clinic) });
}

/** The tax on a cosmetic procedure, and from and to with the tax; undefined for a price without it. */
export function taxOn(
	{ from = 0, to = 0, taxed }: Amounts & Pick<Price, "taxed">,
	page: PricePage,
): string | undefined {
	const { language, tax } = page.clinic;
	if (!taxed || !tax) return undefined;
	const [lowest, highest] = [from, to].map((amount) => Math.round((amount * (100 + tax)) / 100));
	return fill(page.labels.treatment.cost.taxed, {
		tax: new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 2 }).format(tax / 100),
		range: priceRange({ from: lowest, to: highest }, page),
	});
}
