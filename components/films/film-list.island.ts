/** Shows a video's controls, or the play button that follows it. */
function showControls(film: HTMLVideoElement, shown: boolean): void {
	film.controls = shown;
	(film.nextElementSibling as HTMLButtonElement).hidden = shown;
}

/**
 * Shows videos as posters with a play button, and pauses the others when one plays. Without JavaScript, videos show
 * native controls.
 */
export default function filmList(root: HTMLElement): undefined {
	const films = [...root.querySelectorAll("video")];
	for (const film of films) {
		// The visitor may already use the controls.
		showControls(film, !film.paused || film === document.activeElement);
	}
	const onPlay = ({ target }: Event) => {
		for (const film of films) {
			if (film === target) showControls(film, true);
			else film.pause();
		}
	};
	const onClick = ({ target }: Event) => {
		const film = (target as Element).closest("button")?.previousElementSibling as HTMLVideoElement | undefined;
		if (!film) return;
		showControls(film, true);
		// The hidden button must not lose the focus.
		film.focus();
		// The controls show playback errors.
		film.play().catch(() => undefined);
	};
	// `play` does not bubble.
	root.addEventListener("play", onPlay, true);
	root.onclick = onClick;
}
