import type { FinishedPicture } from "@/lib/content/finished";
import { Screens } from "@/lib/look/screens";
import { Logo } from "./brand-symbols";

/** Shapes of the places for pictures, kept before one loads and while there is none. */
const shapes = {
	"4/3": "aspect-4/3",
	"3/4": "aspect-3/4",
	"16/9": "aspect-video",
	"1/1": "aspect-square",
	/** The picture's own, uncropped. */
	own: "",
	/** One of two side by side: taller on a phone, where each has half the width. */
	half: "aspect-4/5 sm:aspect-4/3",
	/** At the edge of a card, whose style gives the shape. */
	edge: "menu-card-picture",
} as const;

type Ratio = keyof typeof shapes;

type PictureImageProps = {
	/** What the build made of the picture; nothing, while there is none. */
	finished: FinishedPicture | undefined;
	alt: string;
	ratio: Ratio;
	eager?: boolean;
	className?: string;
};

/** No place is wider than the page's column, and few are wider than half of it. */
const SIZES = `(min-width: ${Screens.lg}) 38rem, 100vw`;

/**
 * A picture, cropped to its place. While there is none, a ground with the clinic's mark stands
 * there, hidden from screen readers: it shows nothing of what `alt` describes.
 */
export function PictureImage({ finished, alt, ratio, eager = false, className = "" }: PictureImageProps) {
	const shape = `${shapes[ratio]} ${className}`;
	if (!finished) {
		return (
			<div className={`plate-ground ${shape}`} aria-hidden="true">
				<Logo className="w-1/5 max-w-20 text-pine" />
			</div>
		);
	}
	const image = (
		<img
			src={finished.src}
			alt={alt}
			width={finished.width}
			height={finished.height}
			loading={eager ? "eager" : "lazy"}
			fetchPriority={eager ? "high" : undefined}
			decoding="async"
			className={`plate-image ${shape}`}
		/>
	);
	if (!finished.sources) return image;
	return (
		<picture className="contents">
			{finished.sources.map(({ type, srcSet }) => (
				<source key={type} type={type} srcSet={srcSet} sizes={SIZES} />
			))}
			{image}
		</picture>
	);
}

/** A picture of the content, with what the build made of it; nothing was made while the clinic has none there yet. */
export type ShownPicture = { alt: string; caption?: string; finished?: FinishedPicture };

type PictureProps = {
	picture: ShownPicture;
	ratio: Ratio;
	/** Whether the picture is needed for the first view; all others wait until they come near. */
	eager?: boolean;
	className?: string;
};

/** A picture of the content in the shape that its place asks for. */
export function Picture({ picture, ...place }: PictureProps) {
	return <PictureImage finished={picture.finished} alt={picture.alt} {...place} />;
}
