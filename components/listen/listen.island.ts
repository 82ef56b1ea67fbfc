import type { ListenProps } from "./read-parts";
import { findVoice } from "./speech";

/** Adds a button to each part of the page with `data-listen`, if the device has a voice for the page's language. */
export default function listen(root: HTMLElement, props: ListenProps): undefined {
	findVoice(props.language)
		.then(async (voice) => voice && (await import("./read-parts")).readParts(root, voice, props))
		.catch((error: unknown) => console.info("Listen:", error));
}
