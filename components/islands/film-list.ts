/** Shows a film's controls, or the button that starts it. */
function showControls(film: HTMLVideoElement, shown: boolean): void {
	film.controls = shown;
	const button = film.parentElement?.querySelector("button");
	if (button) button.hidden = shown;
}

/**
 * Shows a film's captions as text below its picture in place of small letters on it. Where the text is out of sight,
 * because the film fills the screen, they are on the picture.
 */
function captionsBelow(film: HTMLVideoElement, signal: AbortSignal): void {
	const [track] = film.textTracks;
	const text = film.parentElement?.parentElement?.querySelector(".film-caption");
	if (!track || !text) return;
	const onPicture = (shown: boolean) => {
		track.mode = shown ? "showing" : "hidden";
	};
	onPicture(document.fullscreenElement === film);
	track.addEventListener(
		"cuechange",
		() => {
			const cue = track.activeCues?.[0] as VTTCue | undefined;
			// Between two captions the last one stays, so that it can be read to its end.
			if (cue) text.textContent = cue.getCueAsHTML().textContent;
		},
		{ signal },
	);
	film.addEventListener("fullscreenchange", () => onPicture(document.fullscreenElement === film), { signal });
	// iPhones have a full screen of their own for films.
	film.addEventListener("webkitbeginfullscreen", () => onPicture(true), { signal });
	film.addEventListener("webkitendfullscreen", () => onPicture(false), { signal });
}

/**
 * Shows films as their posters, each with a button that starts it; the controls come when a film starts, and starting
 * one stops the others. Captions stand below the pictures. Without this, films show their controls and captions
 * themselves.
 */
export default function filmList(root: HTMLElement): () => void {
	const films = [...root.querySelectorAll("video")];
	const end = new AbortController();
	for (const film of films) {
		// Somebody may already be using its controls.
		const inUse = !film.paused || film.played.length > 0 || film === document.activeElement;
		showControls(film, inUse);
		captionsBelow(film, end.signal);
	}
	const onPlay = ({ target }: Event) => {
		for (const film of films) {
			if (film === target) showControls(film, true);
			else film.pause();
		}
	};
	const onClick = ({ target }: Event) => {
		const film = (target as Element).closest("button")?.parentElement?.querySelector("video");
		if (!film) return;
		showControls(film, true);
		// The button has gone, and must not take the focus with it.
		film.focus();
		// If it cannot be played, its controls say so.
		film.play().catch(() => undefined);
	};
	// `play` does not bubble.
	root.addEventListener("play", onPlay, { capture: true, signal: end.signal });
	root.addEventListener("click", onClick, { signal: end.signal });
	return () => end.abort();
}
