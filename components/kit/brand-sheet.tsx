import "../booking/booking-section.css";
import "../layout/footer.css";
import { type Checked, isLegible } from "@/lib/brand/legibility";
import { colourRoles } from "@/lib/brand/roles";
import type { Brand } from "@/lib/content/schema/brand";
import { SOCIAL_SIZE } from "@/lib/site/social-picture";
import { Band } from "../ui/band";
import { Mark } from "../ui/mark";
import { Plate, type ShownPicture } from "../ui/plate";
import { Star } from "../ui/star";
import { BrandPart } from "./brand-part";

type BrandSheetProps = {
	brand: Brand;
	wordmark: string;
	/** The pairs of colours that the check asks about. */
	onPages: Checked[];
	inDrawings: Checked[];
	plate?: ShownPicture;
	poster?: string;
	/** The picture of shared links, where it has been made. */
	social?: string;
};

const sizes = ["text-h1", "text-h2", "text-h3", "text-lead", "text-body", "text-small", "text-note"];

/** The whole brand on one sheet, for those who change `content/brand.yaml`. */
export function BrandSheet(props: BrandSheetProps) {
	const { brand, wordmark, onPages, inDrawings, plate, poster, social } = props;
	return (
		<div className="mx-auto grid max-w-[100rem] gap-x-8 gap-y-6 p-4 sm:p-6 lg:grid-cols-3">
			<h1 className="text-h3 lg:col-span-3">The brand of {wordmark}</h1>
			<BrandPart heading="Colours">
				<ul className="grid gap-1.5">
					{Object.entries(colourRoles).map(([role, use]) => (
						<li key={role} className="flex gap-3">
							<span
								className="h-11 w-14 flex-none rounded-small border border-ink-line"
								style={{ background: brand.colours[role as keyof typeof colourRoles] }}
							/>
							<span className="text-note">
								<b>{role}</b> {brand.colours[role as keyof typeof colourRoles]}
								<br />
								{use}
							</span>
						</li>
					))}
				</ul>
			</BrandPart>
			<BrandPart heading="Pairs on pages">
				<Pairs pairs={onPages} />
			</BrandPart>
			<BrandPart heading="Pairs in drawings">
				<Pairs pairs={inDrawings} />
				{plate && <Plate picture={plate} ratio="4/3" className="mt-4 rounded-card" />}
			</BrandPart>
			<BrandPart heading="Typefaces">
				{sizes.map((size) => (
					<p key={size} className={`${size} truncate font-display`}>
						{size} <span className="font-sans">Aa 0123</span>
					</p>
				))}
				<p className="mt-2 text-note">
					{brand.typefaces.headings.package}, {brand.typefaces.text.package}
				</p>
			</BrandPart>
			<BrandPart heading="Logo and icons">
				<div className="grid grid-cols-2 overflow-hidden rounded-card border border-ink-line">
					<Logo wordmark={wordmark} className="bg-paper text-pine" />
					<Logo wordmark={wordmark} className="bg-ink text-paper" />
				</div>
				<div className="mt-4 flex items-end gap-4">
					{[96, 48, 32, 16].map((side) => (
						<img key={side} src="/icon.svg" alt="" width={side} height={side} />
					))}
					<img src="/apple-icon.png" alt="" width={64} height={64} className="rounded-small" />
				</div>
				<div className="mt-4 flex items-center gap-4 text-marigold">
					<span className="size-4 bg-marigold" style={{ clipPath: "var(--bullet)" }} />
					<Star className="size-6" />
					<Star className="size-10" />
				</div>
				{brand.band && (
					<div className="mt-4">
						<Band />
					</div>
				)}
			</BrandPart>
			<BrandPart heading="Corners, buttons, fields">
				<div className="flex flex-wrap gap-3">
					<span className="button button-action">Book</span>
					<span className="button button-quiet">Read more</span>
				</div>
				<label className="mt-3 block text-small">
					A field
					<input className="field-control" defaultValue="Typed" />
				</label>
				<div className="mt-4 flex gap-3 text-note">
					<span className="grid h-20 w-full place-items-center rounded-card bg-sage">card</span>
					<span className="grid h-20 w-full place-items-center rounded-panel bg-mist">panel</span>
					<span className="arch grid h-20 w-full place-items-center bg-blush">arch</span>
				</div>
			</BrandPart>
			{poster && (
				<BrandPart heading="A film's poster">
					<img src={poster} alt="" className="w-full rounded-card" />
				</BrandPart>
			)}
			<BrandPart heading="What a shared link shows">
				{social ? (
					<img src={social} alt="" {...SOCIAL_SIZE} className="h-auto w-full border border-ink-line" />
				) : (
					<p>npm run assets makes it.</p>
				)}
			</BrandPart>
		</div>
	);
}

function Logo({ wordmark, className }: { wordmark: string; className: string }) {
	return (
		<span className={`flex items-center gap-2.5 p-4 ${className}`}>
			<Mark className="w-9 flex-none" />
			<span className="min-w-0 font-display text-h3 [overflow-wrap:anywhere]">{wordmark}</span>
		</span>
	);
}

function Pairs({ pairs }: { pairs: Checked[] }) {
	return (
		<ul className="grid gap-1 sm:grid-cols-2">
			{pairs.map((pair) => {
				const { front, ground, colours, ratio, needed } = pair;
				return (
					<li
						key={`${front} ${ground} ${needed}`}
						className="flex justify-between gap-2 rounded-small border border-ink-line px-2 py-1 text-note"
						style={{ color: colours[0], background: colours[1] }}
					>
						<span>
							{front} on {ground}
						</span>
						<b>
							{ratio.toFixed(2)} {isLegible(pair) ? "≥" : "<"} {needed}
						</b>
					</li>
				);
			})}
		</ul>
	);
}
