import type { BuiltPicture } from "@/lib/content/resolve-media";
import { Screens } from "@/lib/look/screens";
import { Logo } from "./brand-symbols";

/** Aspect ratios, reserved before the picture loads and if there is none. */
const shapes = {
	"4/3": "aspect-4/3",
	"3/4": "aspect-3/4",
	"16/9": "aspect-video",
	"1/1": "aspect-square",
	/** In a card: flatter on phones. */
	card: "aspect-video sm:aspect-4/3",
	/** The picture's own ratio. */
	own: "",
	/** One of two side by side: taller on phones. */
	half: "aspect-4/5 sm:aspect-4/3",
	/** At the edge of a card, which sets the ratio. */
	edge: "menu-card-picture",
} as const;

type Ratio = keyof typeof shapes;

type PictureImageProps = {
	/** Undefined while the clinic has no picture. */
	built: BuiltPicture | undefined;
	alt: string;
	ratio: Ratio;
	eager?: boolean;
	className?: string;
};

/** The `sizes` of all pictures: few are wider than half of the page's column. */
const SIZES = `(min-width: ${Screens.lg}) 38rem, 100vw`;

/** A picture, cropped. Without one, a panel with the clinic's logo, hidden from screen readers. */
export function PictureImage({ built, alt, ratio, eager = false, className = "" }: PictureImageProps) {
	const shape = `${shapes[ratio]} ${className}`;
	if (!built) {
		return (
			<div className={`picture-placeholder ${shape}`} aria-hidden="true">
				<Logo className="w-1/5 max-w-20 text-pine" />
			</div>
		);
	}
	const image = (
		<img
			src={built.src}
			alt={alt}
			width={built.width}
			height={built.height}
			loading={eager ? "eager" : "lazy"}
			fetchPriority={eager ? "high" : undefined}
			decoding="async"
			className={`picture-image ${shape}`}
		/>
	);
	if (!built.sources) return image;
	return (
		<picture className="contents">
			{built.sources.map(({ type, srcSet }) => (
				<source key={type} type={type} srcSet={srcSet} sizes={SIZES} />
			))}
			{image}
		</picture>
	);
}

/** A picture of the content; `built` is missing while the clinic has none. */
export type ShownPicture = { alt: string; caption?: string; built?: BuiltPicture };

type PictureProps = {
	picture: ShownPicture;
	ratio: Ratio;
	/** Loads at once, for pictures above the fold; others load lazily. */
	eager?: boolean;
	className?: string;
};

export function Picture({ picture, ...place }: PictureProps) {
	return <PictureImage built={picture.built} alt={picture.alt} {...place} />;
}
