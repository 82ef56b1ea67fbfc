import { useEffect, useRef } from "react";

/** A person needs at least this long, even with the browser's autofill. */
const MIN_FILL_TIME_MS = 1500;

/**
 * Keeps simple bots out: an invisible field without a name, which is never sent, and a minimum time before sending. A
 * person's form filler may fill the field too, so the person is asked once to press again.
 */
export function useHoneypot() {
	const field = useRef<HTMLInputElement>(null);
	const since = useRef(0);
	const asked = useRef(false);

	useEffect(() => {
		since.current = performance.now();
	}, []);

	return {
		/** Whether to ask for a second press before sending; at most once. */
		mustAsk(): boolean {
			if (!field.current?.value || asked.current) return false;
			field.current.value = "";
			asked.current = true;
			return true;
		},
		/** Resolves when a person could have filled in the form. */
		async wait(): Promise<void> {
			const left = MIN_FILL_TIME_MS - (performance.now() - since.current);
			if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
		},
		element: (
			<div className="trap" aria-hidden="true">
				<label htmlFor="website">Website</label>
				<input ref={field} id="website" type="text" tabIndex={-1} autoComplete="off" />
			</div>
		),
	};
}
