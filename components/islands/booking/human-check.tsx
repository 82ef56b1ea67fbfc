import { type ReactNode, useEffect, useRef } from "react";

/** Milliseconds that even a browser's auto-fill and a quick thumb need; a script needs none. */
const MINIMUM_FILL_TIME = 1500;

/**
 * Keeps simple bots out without a word to people. The trap is a field that nobody sees; it has no
 * name, so that it never reaches the payload. Whoever is faster than a hand has to wait, not to go.
 */
export function useHumanCheck(): { trap: ReactNode; confirm: () => Promise<void> } {
	const trap = useRef<HTMLInputElement>(null);
	const since = useRef(0);

	useEffect(() => {
		since.current = performance.now();
	}, []);

	/** @throws if the trap has been filled in */
	async function confirm(): Promise<void> {
		if (trap.current?.value) throw new Error("The field that nobody sees was filled in");
		const left = MINIMUM_FILL_TIME - (performance.now() - since.current);
		if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
	}

	return {
		confirm,
		trap: (
			<div className="trap" aria-hidden="true">
				<label htmlFor="website">Website</label>
				<input ref={trap} id="website" type="text" tabIndex={-1} autoComplete="off" />
			</div>
		),
	};
}
