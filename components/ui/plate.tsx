import type { FinishedPicture } from "@/lib/content/finished";
import { PictureImage, type Ratio } from "./picture-image";

/** A picture of the content, with what the build made of it; nothing was made while the clinic has none there yet. */
export type ShownPicture = { alt: string; caption?: string; finished?: FinishedPicture };

type PlateProps = {
	picture: ShownPicture;
	ratio: Ratio;
	/** Whether the picture is needed for the first view; all others wait until they come near. */
	eager?: boolean;
	className?: string;
};

/** A picture of the content in the shape that its place asks for. */
export function Plate({ picture, ...place }: PlateProps) {
	return <PictureImage finished={picture.finished} alt={picture.alt} {...place} />;
}
