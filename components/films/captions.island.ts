/**
 * Shows a film's captions as text below its picture in place of small letters on it. Where the text is out of sight,
 * because the film fills the screen, they are on the picture.
 */
function captionsBelow(film: HTMLVideoElement): void {
	const [track] = film.textTracks;
	const text = film.parentElement?.nextElementSibling;
	if (!track || !text) return;
	const onPicture = (shown: boolean) => {
		track.mode = shown ? "showing" : "hidden";
	};
	onPicture(false);
	track.oncuechange = () => {
		const cue = track.activeCues?.[0] as VTTCue | undefined;
		// Between two captions the last one stays, so that it can be read to its end.
		if (cue) text.textContent = cue.text;
	};
	film.onfullscreenchange = () => onPicture(film.matches(":fullscreen"));
	// iPhones have a full screen of their own for films.
	film.addEventListener("webkitbeginfullscreen", () => onPicture(true));
	film.addEventListener("webkitendfullscreen", () => onPicture(false));
}

/** Shows what films say below their pictures. Without this, films show their captions themselves. */
export default function captions(root: HTMLElement): undefined {
	for (const film of root.querySelectorAll("video")) captionsBelow(film);
}
