/** Shows a film's controls, or the button that starts it. */
function showControls(film: HTMLVideoElement, shown: boolean): void {
	film.controls = shown;
	const button = film.parentElement?.querySelector("button");
	if (button) button.hidden = shown;
}

/**
 * Shows films as their posters, each with a button that starts it; the controls come when a film starts, and starting
 * one stops the others. Without this, films show their controls from the start.
 */
export default function filmList(root: HTMLElement): () => void {
	const films = [...root.querySelectorAll("video")];
	for (const film of films) {
		// Somebody may already be using its controls.
		const inUse = !film.paused || film.played.length > 0 || film === document.activeElement;
		showControls(film, inUse);
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
	const end = new AbortController();
	// `play` does not bubble.
	root.addEventListener("play", onPlay, { capture: true, signal: end.signal });
	root.addEventListener("click", onClick, { signal: end.signal });
	return () => end.abort();
}
