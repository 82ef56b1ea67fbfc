import { linkedTextLang, type Page, siteLink } from "@/lib/pages/page";
import type { Fee } from "@/lib/pages/prices";
import { Amount, type PriceRow, PriceTable } from "../ui/price-table";

/** What a treatment's price is for, with a link to its page and what the price includes. */
function FeeName({ fee: { name, path = "", price, includes }, page }: { fee: Fee; page: Page }) {
	const langOfPage = linkedTextLang(page, path);
	return (
		<>
			<a {...siteLink(page, path)} {...langOfPage} className="text-link inline-flex min-h-6 items-center">
				{name}
			</a>
			{typeof price !== "string" && price.per && (
				<span {...langOfPage} className="block">
					{price.per}
				</span>
			)}
			{includes.length > 0 && (
				<span className="block text-ink-muted">
					{page.labels.treatment.cost.includes}: <span {...langOfPage}>{includes.join(", ")}</span>
				</span>
			)}
		</>
	);
}

/** The rows of a fee: a treatment with several prices has one for each, below its own. */
function rowsOf(fee: Fee, page: Page): PriceRow[] {
	const { name, path, price } = fee;
	if (typeof price === "string") return [{ key: name, item: name, price }];
	return [
		{ key: `${path}`, item: <FeeName fee={fee} page={page} />, price: <Amount price={price} page={page} /> },
		...(price.items ?? []).map((item) => ({
			key: `${path} ${item.what}`,
			item: (
				<span {...linkedTextLang(page, path ?? "")} className="block pl-5">
					{item.what}
				</span>
			),
			price: <Amount price={item} page={page} />,
		})),
	];
}

/** A list of fees. */
export function FeeTable({ fees, page }: { fees: Fee[]; page: Page }) {
	const { service, charge } = page.labels.clinicPage;
	return <PriceTable head={[service, charge]} rows={fees.flatMap((fee) => rowsOf(fee, page))} className="mt-5" />;
}
