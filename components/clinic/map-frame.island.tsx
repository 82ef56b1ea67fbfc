"use client";

import { useEffect, useState } from "react";

/** The embedded map. It loads near the viewport and covers the address card, unless its host is unreachable. */
export default function MapFrame({ src, title }: { src: string; title: string }) {
	const [reachable, setReachable] = useState(false);
	const [loaded, setLoaded] = useState(false);

	useEffect(() => {
		// A frame has no error event, so try a request first.
		fetch(src, { mode: "no-cors", referrerPolicy: "no-referrer" }).then(
			() => setReachable(true),
			() => console.info("The map cannot be reached; the page shows the address instead."),
		);
	}, [src]);

	// The empty element lets the browser observe when the map comes near the viewport.
	return (
		<div className="pointer-events-none absolute inset-0">
			{reachable && (
				<iframe
					src={src}
					title={title}
					onLoad={() => setLoaded(true)}
					referrerPolicy="no-referrer"
					// A map needs scripts, storage and links to larger maps. It cannot reach this page.
					sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
					className={`map-frame size-full ${loaded ? "map-frame-loaded" : ""}`}
				/>
			)}
		</div>
	);
}
