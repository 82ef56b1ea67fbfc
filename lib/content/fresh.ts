/**
 * Caches a value computed from files. In development it is recomputed when a file changes; files are checked at most once
 * per event-loop turn.
 * @param state a text that changes with the files
 * @param read computes the value
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
