"use client";

import { type MouseEvent, useEffect, useState } from "react";
import { LineIcon } from "../ui/line-icon";

/** Pixels of scroll after which the link appears (specification, section 9). */
const THRESHOLD = 200;

/**
 * A link to the top of the page, there once the visitor has scrolled. With script the address
 * keeps no `#top` and the focus goes to the top as well; without, it is an ordinary link.
 */
export function BackToTop({ label }: { label: string }) {
	const [shown, setShown] = useState(false);

	useEffect(() => {
		const update = () => setShown(window.scrollY > THRESHOLD);
		update();
		window.addEventListener("scroll", update, { passive: true });
		return () => window.removeEventListener("scroll", update);
	}, []);

	function scrollToTop(event: MouseEvent<HTMLAnchorElement>) {
		event.preventDefault();
		// Smooth or instant as the style sheet says, which knows of reduced motion.
		window.scrollTo({ top: 0 });
		document.querySelector<HTMLElement>("#top")?.focus({ preventScroll: true });
	}

	return (
		// biome-ignore lint/a11y/useValidAnchor: a link is what works without script
		<a href="#top" className={shown ? "back-to-top back-to-top-shown" : "back-to-top"} onClick={scrollToTop}>
			<LineIcon name="up" />
			<span className="visually-hidden">{label}</span>
		</a>
	);
}
