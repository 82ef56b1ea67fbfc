import type { ReactNode } from "react";
import "../booking/booking-section.css";
import { type Checked, isLegible } from "@/lib/brand/legibility";
import { colourRoles } from "@/lib/brand/palette";
import type { Brand } from "@/lib/model/schema/brand";
import { SOCIAL_SIZE } from "@/lib/site/social-picture";
import { Logo, Star } from "../ui/brand-symbols";
import { Picture, type ShownPicture } from "../ui/picture";

type BrandSheetProps = {
	brand: Brand;
	wordmark: string;
	/** The pairs of colours that the check asks about. */
	onPages: Checked[];
	inDrawings: Checked[];
	illustration?: ShownPicture;
	poster?: string;
	/** The picture of shared links, where it has been made. */
	social?: string;
};

const sizes = ["text-h1", "text-h2", "text-h3", "text-lead", "text-body", "text-small", "text-note"];

/** The whole brand on one sheet, for those who change `content/brand.yaml`. */
export function BrandSheet(props: BrandSheetProps) {
	const { brand, wordmark, onPages, inDrawings, illustration, poster, social } = props;
	return (
		<div className="mx-auto grid max-w-[100rem] grid-cols-[repeat(auto-fit,minmax(min(20rem,100%),1fr))] gap-x-8 gap-y-6 p-4 text-note">
			<h1 className="col-span-full text-h3">The brand of {wordmark}</h1>
			<BrandPart heading="Colours">
				<ul className="grid gap-1.5">
					{Object.entries(colourRoles).map(([role, use]) => (
						<li key={role} className="flex gap-3">
							<span
								className="h-11 w-14 flex-none border border-ink-line"
								style={{ background: brand.colours[role as keyof typeof colourRoles] }}
							/>
							<span>
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
				{illustration && <Picture picture={illustration} ratio="4/3" widths={{ phone: "20rem" }} className="mt-4" />}
			</BrandPart>
			<BrandPart heading="Typefaces">
				{sizes.map((size) => (
					<p key={size} className={`truncate ${size} font-display`}>
						{size} <span className="font-sans">Aa 0123</span>
					</p>
				))}
				<p>
					{brand.typefaces.headings.package}, {brand.typefaces.text.package}
				</p>
			</BrandPart>
			<BrandPart heading="Logo and icons">
				<div>
					<Wordmark brand={brand} wordmark={wordmark} className="bg-paper text-pine" />
					<Wordmark brand={brand} wordmark={wordmark} dark className="bg-ink text-paper" />
				</div>
				<div className="mt-4 flex flex-wrap items-end gap-3">
					{[96, 48, 32, 16].map((side) => (
						<img key={side} src="/icon.svg" alt="" width={side} height={side} />
					))}
					<img src="/apple-icon.png" alt="" width={64} height={64} />
				</div>
				<div className="mt-4 flex flex-wrap items-end gap-3 text-marigold">
					<span className="bg-marigold" style={{ width: 16, height: 16, clipPath: "var(--bullet)" }} />
					<Star className="size-6" />
					<Star className="size-5" />
				</div>
				{brand.band && (
					<div className="mt-4">
						<div className="band bg-ink" aria-hidden="true" />
					</div>
				)}
			</BrandPart>
			<BrandPart heading="Corners, buttons, fields">
				<div className="mt-4 flex flex-wrap items-end gap-3">
					<span className="button button-action">Book</span>
					<span className="button button-quiet">Read more</span>
				</div>
				<label>
					A field
					<input className="field-control" defaultValue="Typed" />
				</label>
				<div className="mt-4 flex flex-wrap items-end gap-3">
					<span className="grid h-20 flex-1 place-items-center bg-sage rounded-card">card</span>
					<span className="grid h-20 flex-1 place-items-center bg-sage rounded-panel">panel</span>
					<span className="grid h-20 flex-1 place-items-center bg-sage arch">arch</span>
				</div>
			</BrandPart>
			{poster && (
				<BrandPart heading="A film's poster">
					<img src={poster} alt="" className="h-auto max-w-full rounded-card" />
				</BrandPart>
			)}
			<BrandPart heading="What a shared link shows">
				{social ? (
					<img src={social} alt="" {...SOCIAL_SIZE} className="h-auto max-w-full" />
				) : (
					<p>npm run assets makes it.</p>
				)}
			</BrandPart>
		</div>
	);
}

function BrandPart({ heading, children }: { heading: string; children: ReactNode }) {
	return (
		<section className="min-w-0">
			<h2 className="mb-2 border-b border-ink-line pb-1 font-sans font-semibold">{heading}</h2>
			{children}
		</section>
	);
}

type WordmarkProps = { brand: Brand; wordmark: string; dark?: boolean; className: string };

function Wordmark({ brand, wordmark, dark = false, className }: WordmarkProps) {
	return (
		<span className={`flex items-center gap-2.5 p-4 font-display text-[1.5rem] ${className}`}>
			<Logo className="h-8" onDark={dark && Boolean(brand.markOnDark)} />
			{!brand.markIsName && <span>{wordmark}</span>}
		</span>
	);
}

function Pairs({ pairs }: { pairs: Checked[] }) {
	return (
		<ul className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-1">
			{pairs.map((pair) => {
				const { front, ground, colours, ratio, needed } = pair;
				return (
					<li
						key={`${front} ${ground} ${needed}`}
						className="flex justify-between gap-2 border border-ink-line px-2 py-1"
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
