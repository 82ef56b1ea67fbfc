import { sharp } from "@/scripts/pipeline/pictures/sharp";

/** A photograph of one colour, as a JPEG; `orientation` is how the camera was held (Exif 2.32, 4.6.4). */
export const photograph = (width: number, height: number, orientation = 1): Promise<Buffer> =>
	sharp({ create: { width, height, channels: 3, background: "#a86f45" } })
		.jpeg()
		.withMetadata({ orientation })
		.toBuffer();
