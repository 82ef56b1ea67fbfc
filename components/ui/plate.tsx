import type { Picture } from "@/lib/content/schema/shared";
import { TwinStars } from "./twin-stars";

type PlateProps = {
	picture: Picture;
	/** Shape of the space the plate fills, kept before it loads and while there is none. */
	ratio: "4/3" | "3/4" | "16/9" | "1/1";
	/** Whether the plate is needed for the first view; all others wait until they come near. */
	eager?: boolean;
	className?: string;
};

const sizes = {
	"4/3": { width: 800, height: 600, className: "aspect-4/3" },
	"3/4": { width: 600, height: 800, className: "aspect-3/4" },
	"16/9": { width: 960, height: 540, className: "aspect-video" },
	"1/1": { width: 480, height: 480, className: "aspect-square" },
} as const;

/**
 * An illustration at its final size. While it is not drawn yet, a ground with the clinic's mark
 * holds its place, silent for screen readers: it shows nothing of what `alt` describes.
 */
export function Plate({ picture, ratio, eager = false, className = "" }: PlateProps) {
	const { width, height, className: aspect } = sizes[ratio];
	if (!picture.src) {
		return (
			<div className={`plate-ground ${aspect} ${className}`} aria-hidden="true">
				<TwinStars className="w-1/5 max-w-20 text-pine" />
			</div>
		);
	}
	return (
		<img
			src={picture.src}
			alt={picture.alt}
			width={width}
			height={height}
			loading={eager ? "eager" : "lazy"}
			decoding="async"
			className={`w-full object-cover ${aspect} ${className}`}
		/>
	);
}
