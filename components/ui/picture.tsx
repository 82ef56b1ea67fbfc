import { Screens } from "@/lib/brand/screens";
import type { BuiltPicture } from "@/lib/content/resolve-media";
import type { Focus } from "@/lib/model/schema/shared";
import { Logo } from "./brand-symbols";

/** Aspect ratios, reserved before the picture loads and if there is none: on phones, and on wider screens. */
const shapes = {
	"4/3": { className: "aspect-4/3", ratios: [4 / 3] },
	"3/4": { className: "aspect-3/4", ratios: [3 / 4] },
	"16/9": { className: "aspect-video", ratios: [16 / 9] },
	"1/1": { className: "aspect-square", ratios: [1] },
	/** In a card: flatter on phones. */
	card: { className: "aspect-video sm:aspect-4/3", ratios: [16 / 9, 4 / 3] },
	/** Beside a page's heading: taller on wide screens. */
	banner: { className: "aspect-4/3 lg:aspect-4/5", ratios: [4 / 3, 4 / 5] },
	/** The picture's own ratio. */
	own: { className: "", ratios: [Number.POSITIVE_INFINITY] },
	/** One of two side by side: taller on phones. */
	half: { className: "aspect-4/5 sm:aspect-4/3", ratios: [4 / 5, 4 / 3] },
} as const;

/** Class names for what stays in sight; the centre needs none. */
const focusClasses: Record<Focus, string> = {
	"top left": "object-top-left",
	top: "object-top",
	"top right": "object-top-right",
	left: "object-left",
	centre: "",
	right: "object-right",
	"bottom left": "object-bottom-left",
	bottom: "object-bottom",
	"bottom right": "object-bottom-right",
};

/** How wide a picture is on phones, from `sm` and from `lg` on, as lengths of CSS. */
export type Widths = { phone: string; sm?: string; lg?: string };

type Layout = {
	ratio: keyof typeof shapes;
	widths: Widths;
	/** Loads at once, for pictures above the fold; others load lazily. */
	eager?: boolean;
	className?: string;
};

/**
 * The `sizes` of a photograph, from which a browser chooses a file: how wide it would be if it were not cropped. One that
 * is wider than its place is scaled to the height of that. Phones with three pixels to a point get two, for two thirds of
 * the bytes: at their distance no eye sees more.
 */
function sizesOf({ width, height }: BuiltPicture, { ratio, widths: { phone, sm = phone, lg = sm } }: Layout): string {
	const [narrow, wide = narrow] = shapes[ratio].ratios;
	const times = (length: string, factor: number) => (factor === 1 ? length : `calc(${length} * ${factor.toFixed(2)})`);
	const stretch = (aspect: number) => Math.max(1, width / height / aspect);
	const uncropped = (length: string, aspect: number) => times(length, stretch(aspect));
	const onPhones = uncropped(phone, narrow);
	const fromSm = uncropped(sm, ratio === "banner" ? narrow : wide);
	const fromLg = uncropped(lg, wide);
	return [
		...(fromLg === fromSm ? [] : [`(min-width: ${Screens.lg}) ${fromLg}`]),
		...(fromSm === onPhones ? [] : [`(min-width: ${Screens.sm}) ${fromSm}`]),
		`(min-resolution: 2.5dppx) ${times(phone, (stretch(narrow) * 2) / 3)}`,
		onPhones,
	].join(", ");
}

/** Undefined while the clinic has no picture. */
type PictureImageProps = Layout & { built: BuiltPicture | undefined; alt: string };

/** A picture, cropped. Without one, a panel with the clinic's logo, hidden from screen readers. */
export function PictureImage({ built, alt, ...layout }: PictureImageProps) {
	const { ratio, eager = false, className = "" } = layout;
	const shape = `${shapes[ratio].className} ${className}`;
	if (!built) {
		return (
			<div className={`picture-placeholder grid place-items-center overflow-hidden ${shape}`} aria-hidden="true">
				<Logo className="relative w-1/5 max-w-20 text-pine" />
			</div>
		);
	}
	const kind = built.cutOut ? "cut-out" : built.sources ? "photograph" : "";
	const image = (
		<img
			src={built.src}
			alt={alt}
			width={built.width}
			height={built.height}
			loading={eager ? "eager" : "lazy"}
			fetchPriority={eager ? "high" : undefined}
			decoding="async"
			className={`picture-image ${kind} ${shape} ${built.focus ? focusClasses[built.focus] : ""}`}
		/>
	);
	if (!built.sources) return image;
	return (
		<picture className="contents">
			{built.sources.map(({ type, srcSet }) => (
				<source key={type} type={type} srcSet={srcSet} sizes={sizesOf(built, layout)} />
			))}
			{image}
		</picture>
	);
}

/** A picture of the content; `built` is missing while the clinic has none. */
export type ShownPicture = { alt: string; caption?: string; built?: BuiltPicture };

export function Picture({ picture, ...layout }: Layout & { picture: ShownPicture }) {
	return <PictureImage built={picture.built} alt={picture.alt} {...layout} />;
}
