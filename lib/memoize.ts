/**
 * Caches a function's results by its argument. An object counts as the same only if it is the same object, so the results
 * for content that is read again are computed again; those for objects that are no longer in use are freed.
 * @param make must not change its argument, and callers must not change its result
 */
export function memoize<Argument, Result>(make: (argument: Argument) => Result): (argument: Argument) => Result {
	const byObject = new WeakMap<object, { result: Result }>();
	const byValue = new Map<unknown, { result: Result }>();
	return (argument) => {
		const cache = typeof argument === "object" && argument !== null ? byObject : byValue;
		const cached = cache.get(argument as object) ?? { result: make(argument) };
		cache.set(argument as object, cached);
		return cached.result;
	};
}

/**
 * Caches a value computed from files. In development it is recomputed when a file changes; files are checked at most once
 * per event-loop turn.
 * @param state a text that changes with the files
 */
export function cachedUntilFilesChange<T>(state: () => string, read: () => T): () => T {
	let cached: { state: string; value: T } | undefined;
	let upToDate = false;
	return () => {
		if (cached && (upToDate || process.env.NODE_ENV !== "development")) return cached.value;
		upToDate = true;
		setImmediate(() => {
			upToDate = false;
		});
		const now = state();
		if (cached?.state !== now) cached = { state: now, value: read() };
		return cached.value;
	};
}
