"use client";

import { type ReactNode, useEffect, useRef } from "react";

/** Films of which one plays at a time: starting one stops the others. */
export function FilmList({ children }: { children?: ReactNode }) {
	const root = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const list = root.current;
		if (!list) return;
		const onPlay = (event: Event) => {
			for (const film of list.querySelectorAll("video")) if (film !== event.target) film.pause();
		};
		// `play` does not bubble.
		list.addEventListener("play", onPlay, { capture: true });
		return () => list.removeEventListener("play", onPlay, { capture: true });
	}, []);
	return <div ref={root}>{children}</div>;
}
