"use client";

import { useEffect, useRef } from "react";

/** How far a half moves for each pixel of scroll (specification, section 9). */
const FACTOR = 0.6;

/** A title whose halves slide apart as the page scrolls; they stay where they are under reduced motion. */
export function SlidingTitle({ left, right }: { left: string; right: string }) {
	const leftHalf = useRef<HTMLSpanElement>(null);
	const rightHalf = useRef<HTMLSpanElement>(null);

	useEffect(() => {
		const reduced = matchMedia("(prefers-reduced-motion: reduce)");
		const update = () => {
			const offset = reduced.matches ? 0 : window.scrollY * FACTOR;
			if (leftHalf.current) leftHalf.current.style.transform = offset ? `translateX(${-offset}px)` : "";
			if (rightHalf.current) rightHalf.current.style.transform = offset ? `translateX(${offset}px)` : "";
		};
		update();
		window.addEventListener("scroll", update, { passive: true });
		reduced.addEventListener("change", update);
		return () => {
			window.removeEventListener("scroll", update);
			reduced.removeEventListener("change", update);
		};
	}, []);

	return (
		<h1 className="sliding-title">
			<span ref={leftHalf}>{left}</span> <span ref={rightHalf}>{right}</span>
		</h1>
	);
}
