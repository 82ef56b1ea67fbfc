/**
 * A value made from files: once in a build; in development again when the files have changed, of which each turn of the
 * event loop asks once, however many ask for the value in it.
 * @param state tells the files' state, as a text that changes with them
 * @param read makes the value
 */
export function whenChanged<T>(state: () => string, read: () => T): () => T {
	let known: { state: string; value: T } | undefined;
	let asked = false;
	return () => {
		if (known && (asked || process.env.NODE_ENV !== "development")) return known.value;
		asked = true;
		setImmediate(() => {
			asked = false;
		});
		const now = state();
		if (known?.state !== now) known = { state: now, value: read() };
		return known.value;
	};
}
