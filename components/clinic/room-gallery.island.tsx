"use client";

import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import type { BuiltPicture } from "@/lib/content/resolve-media";
import type { Labels } from "@/lib/model/schema/interface";
import { fill } from "@/lib/text/fill";
import { plainKey } from "../islands/plain-key";
import { LineIcon } from "../ui/line-icon";
import { PictureImage } from "../ui/picture";

type Room = { built: BuiltPicture | undefined; alt: string; caption?: string };

/** Pixels of horizontal movement that count as a swipe. */
const SWIPE = 40;

/** Pictures that open in a native dialog with arrow keys, buttons and swipe. */
export default function RoomGallery({ images, labels }: { images: Room[]; labels: Labels["clinicPage"] }) {
	const dialog = useRef<HTMLDialogElement>(null);
	const swipeStart = useRef<number | undefined>(undefined);
	const [shown, setShown] = useState<number>();
	const [isZoomed, setZoomed] = useState(false);
	const picture = shown === undefined ? undefined : images[shown];

	// Only on opening: an effect that runs late would reopen a dialog just closed with Escape.
	const open = shown !== undefined;
	useEffect(() => {
		if (!open) return;
		dialog.current?.showModal();
		const view = window.visualViewport;
		const update = () => setZoomed((view?.scale ?? 1) > 1.01);
		update();
		view?.addEventListener("resize", update);
		return () => view?.removeEventListener("resize", update);
	}, [open]);

	function move(step: number) {
		setShown((before) => ((before ?? 0) + step + images.length) % images.length);
	}

	function onKeyDown(event: KeyboardEvent) {
		const key = plainKey(event);
		if (key === "ArrowLeft") move(-1);
		if (key === "ArrowRight") move(1);
	}

	function onPointerUp(event: PointerEvent) {
		const way = event.clientX - (swipeStart.current ?? event.clientX);
		swipeStart.current = undefined;
		if (!isZoomed && Math.abs(way) > SWIPE) move(way < 0 ? 1 : -1);
	}

	function closeOnBackdrop(event: MouseEvent) {
		if (event.target === dialog.current) dialog.current?.close();
	}

	return (
		<>
			<ul className="full-rows rail mt-head gap-x-5 gap-y-7">
				{images.map((image, index) => (
					<li key={image.alt}>
						<figure>
							<button
								type="button"
								onClick={() => setShown(index)}
								// Chromium scrolls a row sideways only for what shows less than 32 pixels.
								onFocus={(event) => event.currentTarget.scrollIntoView({ block: "nearest", inline: "start" })}
								aria-label={fill(labels.enlarge, { caption: image.caption ?? image.alt })}
								className="block w-full cursor-zoom-in rounded-card"
							>
								<PictureImage
									built={image.built}
									alt={image.alt}
									ratio="16/9"
									widths={{ phone: "17rem", sm: "50vw", lg: "25rem" }}
									className="rounded-card"
								/>
							</button>
							{image.caption && <figcaption className="mt-2 text-small">{image.caption}</figcaption>}
						</figure>
					</li>
				))}
			</ul>
			<dialog
				ref={dialog}
				aria-label={picture?.caption ?? picture?.alt}
				className="room-dialog"
				onClose={() => setShown(undefined)}
				onKeyDown={onKeyDown}
				onClick={closeOnBackdrop}
			>
				{picture && (
					<figure
						// On a zoomed page a finger moves the page.
						className={isZoomed ? "" : "[touch-action:pan-y_pinch-zoom]"}
						onPointerDown={(event) => {
							swipeStart.current = event.clientX;
						}}
						onPointerUp={onPointerUp}
					>
						<PictureImage
							key={picture.alt}
							built={picture.built}
							alt={picture.alt}
							ratio="16/9"
							widths={{ phone: "100vw", lg: "64rem" }}
							eager
							className="rounded-card"
						/>
						<figcaption className="mt-4 flex items-center justify-between gap-4">
							<span aria-live="polite">
								{/* A new element for each text: see ChangingText. */}
								<span key={picture.caption}>{picture.caption}</span>
							</span>
							<span className="flex gap-2">
								<button type="button" onClick={() => move(-1)} aria-label={labels.previous} className="round-button">
									<LineIcon name="previous" />
								</button>
								<button type="button" onClick={() => move(1)} aria-label={labels.next} className="round-button">
									<LineIcon name="next" />
								</button>
								<button
									type="button"
									onClick={() => dialog.current?.close()}
									aria-label={labels.close}
									className="round-button"
								>
									<LineIcon name="close" />
								</button>
							</span>
						</figcaption>
					</figure>
				)}
			</dialog>
		</>
	);
}
