import { type ReactNode, useEffect, useRef } from "react";

/** Milliseconds that even a browser's auto-fill and a quick thumb need; a script needs none. */
const MINIMUM_FILL_TIME = 1500;

/**
 * Keeps simple bots out without a word to people. The trap is a field that nobody sees; it has no name, so that it
 * never reaches the payload. A program that fills in forms for a person may fill it, too: the person is asked once to
 * press again, and then believed. A form filled in faster than by hand is held back until a hand could have done it.
 */
export function useHumanCheck() {
	const trap = useRef<HTMLInputElement>(null);
	const since = useRef(0);
	const asked = useRef(false);

	useEffect(() => {
		since.current = performance.now();
	}, []);

	return {
		/** Whether to ask for a second press before sending; at most once. */
		mustAsk(): boolean {
			if (!trap.current?.value || asked.current) return false;
			trap.current.value = "";
			asked.current = true;
			return true;
		},
		/** Resolves when a hand could have filled in the form. */
		async wait(): Promise<void> {
			const left = MINIMUM_FILL_TIME - (performance.now() - since.current);
			if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
		},
		trap: (
			<div className="trap" aria-hidden="true">
				<label htmlFor="website">Website</label>
				<input ref={trap} id="website" type="text" tabIndex={-1} autoComplete="off" />
			</div>
		) as ReactNode,
	};
}
