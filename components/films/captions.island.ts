/** Shows a video's captions as text below it, and on it in full screen. */
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
		// The last caption stays until the next, so that it can be read.
		if (cue) text.textContent = cue.text;
	};
	film.onfullscreenchange = () => onPicture(film.matches(":fullscreen"));
	// iOS has its own full-screen events.
	film.addEventListener("webkitbeginfullscreen", () => onPicture(true));
	film.addEventListener("webkitendfullscreen", () => onPicture(false));
}

/** Shows captions below videos. Without JavaScript, videos show them natively. */
export default function captions(root: HTMLElement): undefined {
	for (const film of root.querySelectorAll("video")) captionsBelow(film);
}
