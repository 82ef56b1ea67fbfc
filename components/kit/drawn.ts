import type { Finished } from "@/lib/content/finished";
import type { Film, Picture } from "@/lib/content/schema/shared";

/** A plain drawing, in the page itself: three bands, so that a wrong crop or proportion shows. */
const drawing = `data:image/svg+xml,${encodeURIComponent(
	'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><path fill="#ddd" d="M0 0h400v300H0z"/><path fill="#bbb" d="M0 100h400v100H0z"/><circle cx="200" cy="150" r="90" fill="#999"/></svg>',
)}`;

export const finishedDrawing = { src: drawing, width: 400, height: 300 };

/** A picture that is there. */
export const drawn = (alt: string, caption?: string): Finished<Picture> => ({
	alt,
	caption,
	finished: finishedDrawing,
});

/** A film that shows its poster; there is nothing behind it to play. */
export const filmed = (title: string, description: string): Finished<Film> => ({
	title,
	description,
	src: `/${encodeURIComponent(title)}.mp4`,
	sources: [{ src: `/${encodeURIComponent(title)}.mp4`, type: "video/mp4" }],
	poster: drawing,
	captions: "data:text/vtt,WEBVTT",
	captionTexts: [description, title],
	seconds: 20,
});
