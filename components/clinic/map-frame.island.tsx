"use client";

import { useEffect, useState } from "react";

/**
 * The map, over the address card that stands in its place. It wakes when the card comes near; where
 * the map's host cannot be reached, or the frame does not load, the card stays.
 */
export default function MapFrame({ src, title }: { src: string; title: string }) {
	const [reachable, setReachable] = useState(false);
	const [loaded, setLoaded] = useState(false);

	useEffect(() => {
		// A frame does not tell its page that it failed; a request beforehand does.
		fetch(src, { mode: "no-cors", referrerPolicy: "no-referrer" }).then(
			() => setReachable(true),
			() => console.info("The map cannot be reached; the address stands in its place."),
		);
	}, [src]);

	// The empty place is what the browser watches to see when the map comes near.
	return (
		<div className="map-place">
			{reachable && (
				<iframe
					src={src}
					title={title}
					onLoad={() => setLoaded(true)}
					referrerPolicy="no-referrer"
					// What a map needs: its own scripts and storage, and links to larger maps. It cannot reach the page around it.
					sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
					className={loaded ? "map-frame map-frame-loaded" : "map-frame"}
				/>
			)}
		</div>
	);
}
