import { type ReactNode, useEffect, useRef } from "react";

/** Milliseconds that a person needs even with a browser's auto-fill; a script needs none. */
const MINIMUM_FILL_TIME = 1500;

/**
 * Keeps simple bots out without asking people to prove anything. The trap is a field that nobody sees; it has no name,
 * so that it is never sent. A program that fills in forms for a person may fill it, too: the person is asked once to
 * press again, and then believed. A form filled in faster than a person can is held back until a person could have
 * done it.
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
		/** Resolves when a person could have filled in the form. */
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
