import type { Picture } from "@/lib/content/schema/shared";
import { finishedPicture } from "@/lib/site/pictures";
import { PictureImage, type Ratio } from "./picture-image";

type PlateProps = {
	picture: Picture;
	ratio: Ratio;
	/** Whether the picture is needed for the first view; all others wait until they come near. */
	eager?: boolean;
	className?: string;
};

/** A picture of the content in the shape that its place asks for. */
export function Plate({ picture, ...place }: PlateProps) {
	return (
		<PictureImage finished={picture.src ? finishedPicture(picture.src) : undefined} alt={picture.alt} {...place} />
	);
}
