import type { VideoObjectLeaf } from "schema-dts";
import type { Film } from "../../content/schema/shared";
import { absolute, clinicId, filmId, ref, type Site } from "./ids";

/** A length in seconds as ISO 8601 writes it: PT1M12S. */
function duration(seconds: number): string {
	const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
	return `PT${minutes ? `${minutes}M` : ""}${rest || !minutes ? `${rest}S` : ""}`;
}

/** A film (schema.org/VideoObject); its captions are the file that a player shows. */
export function filmNode(site: Site, film: Film): VideoObjectLeaf {
	const { title, description, src, poster, captions, seconds, published } = film;
	return {
		"@type": "VideoObject",
		"@id": filmId(site, src),
		name: title,
		description,
		contentUrl: absolute(site, src),
		thumbnailUrl: absolute(site, poster),
		duration: duration(seconds),
		uploadDate: published,
		inLanguage: site.clinic.language,
		caption: { "@type": "MediaObject", contentUrl: absolute(site, captions), encodingFormat: "text/vtt" },
		publisher: ref(clinicId(site)),
	};
}
