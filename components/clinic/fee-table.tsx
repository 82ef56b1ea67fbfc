import { ChevronDown } from "lucide-react";
import { linkedTextLang, type Page, siteLink } from "@/lib/pages/page";
import type { Fee, FeeScale } from "@/lib/pages/prices";
import { fill } from "@/lib/text/fill";
import { money } from "@/lib/text/format";
import { Amount, PriceTable, Tax } from "../ui/price-table";

/** Fees in one line each; a treatment is a link to its page, with what its price is for. */
export function FeeTable({ fees, page }: { fees: Fee[]; page: Page }) {
	const { service, charge } = page.labels.clinicPage;
	const rows = fees.map(({ name, path, price }) => ({
		key: name,
		item: path ? (
			<span {...linkedTextLang(page, path)}>
				<a {...siteLink(page, path)} className="text-link inline-flex min-h-6 items-center">
					{name}
				</a>{" "}
				{price.per}
			</span>
		) : (
			name
		),
		price,
	}));
	return <PriceTable head={[service, charge]} rows={rows} page={page} className="mt-3" />;
}

type FeeRowsProps = { fees: Fee[]; scale: FeeScale; page: Page };

/** Columns: on phones name and price beside the chevron, with the bar below; on wide screens name, bar and price. */
const columns = "grid grid-cols-[1fr_1.25rem] items-center gap-x-2 text-small lg:grid-cols-[14rem_1fr_13.5rem_1.25rem]";
const bar = "h-2.5 w-full overflow-visible col-span-full lg:[grid-area:1/2/3/3]";

/** The operations of a group: a row each, with a bar from the lowest to the highest price on the scale above. */
export function FeeRows({ fees, scale, page }: FeeRowsProps) {
	return (
		<>
			<div className={`${columns} mt-2 lg:mt-4 print:hidden`}>
				<svg aria-hidden="true" textAnchor="middle" fill="currentColor" className={`${bar} even-figures text-note`}>
					{scale.ticks.map((tick) => (
						<text key={tick} x={scale.at(tick)} y="50%">
							{money(tick, page.clinic)}
						</text>
					))}
				</svg>
			</div>
			<ul>
				{fees.map((fee) => (
					<FeeRow key={fee.path} fee={fee} scale={scale} page={page} />
				))}
			</ul>
		</>
	);
}

/** The price of an operation; unfolded with its tax, its parts, what it includes and a link to its page. */
function FeeRow({ fee: { name, path = "", price, includes }, scale, page }: { fee: Fee } & Omit<FeeRowsProps, "fees">) {
	const { cost, more } = page.labels.treatment;
	const langOfPage = linkedTextLang(page, path);
	const [lowest, highest] = scale.ends(price);
	const parts = price.items?.map((item) => ({
		key: item.what,
		item: <span {...langOfPage}>{item.what}</span>,
		price: item,
	}));
	return (
		<li className="border-t border-ink-line">
			<details className="unfold-in-print">
				<summary className={`${columns} snug-lines pt-1 lg:py-2`}>
					<span {...langOfPage} className="lg:[grid-area:1/1/3/2]">
						<span className="font-semibold">{name}</span>{" "}
						<span className="text-note text-ink-muted lg:block">{price.per}</span>
					</span>
					<span className="row-start-2 font-semibold lg:text-end lg:[grid-area:1/3/3/4]">
						<Amount price={price} page={page} />
					</span>
					<svg aria-hidden="true" stroke="currentColor" strokeLinecap="round" className={`${bar} text-ink-faint`}>
						{scale.ticks.map((tick) => (
							<line key={tick} x1={scale.at(tick)} x2={scale.at(tick)} y2="100%" />
						))}
						<line x1={lowest} x2={highest} y1="50%" y2="50%" strokeWidth="6" className="text-pine" />
					</svg>
					<ChevronDown aria-hidden="true" className="chevron size-5 [grid-area:1/-2/3/-1]" />
				</summary>
				<div className="pb-4 text-small lg:pr-7">
					<Tax price={price} page={page} className="mb-2" />
					{parts && <PriceTable head={[cost.item, cost.price]} rows={parts} page={page} className="mb-3" />}
					{includes.length > 0 && (
						<p className="max-w-measure">
							{cost.includes}: <span {...langOfPage}>{includes.join(", ")}</span>
						</p>
					)}
					<a {...siteLink(page, path)} className="text-link inline-flex min-h-11 items-center print:hidden">
						{fill(more, { section: name })}
					</a>
				</div>
			</details>
		</li>
	);
}
