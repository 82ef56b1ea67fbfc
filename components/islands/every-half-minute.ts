const runs = new Set<() => void>();
let timer: number | undefined;

/**
 * Calls `run` every half minute, with one timer for all who ask.
 * @returns what ends it
 */
export function everyHalfMinute(run: () => void): () => void {
	runs.add(run);
	timer ??= window.setInterval(() => {
		for (const each of runs) each();
	}, 30_000);
	return () => {
		runs.delete(run);
		if (runs.size > 0) return;
		window.clearInterval(timer);
		timer = undefined;
	};
}
