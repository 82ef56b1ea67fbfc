import type { ListenProps } from "./read-parts";
import { findVoice } from "./speech";

/** Loads what reads the page, if the device has a voice for its language or can play a recording of a part. */
async function offerReading(root: HTMLElement, props: ListenProps): Promise<void> {
	const voice = await findVoice(props.language);
	const playable = new Audio().canPlayType('audio/webm;codecs="opus"') !== "";
	const parts = [...document.querySelectorAll<HTMLElement>("[data-listen]")]
		.map((part) => ({ part, recording: playable ? part.dataset.listen : "" }))
		.filter(({ recording }) => voice || recording);
	if (parts.length > 0) (await import("./read-parts")).readParts(root, props, parts, voice);
}

/** Adds a button to each part of the page with `data-listen`, on devices that can read it aloud. */
export default function listen(root: HTMLElement, props: ListenProps): undefined {
	// Older browsers cannot adopt the style.
	if (!("adoptedStyleSheets" in document)) return;
	offerReading(root, props).catch((error: unknown) => console.info("Listen:", error));
}
