const steps: string[] = [];

/** Runs a part of the build, and records how long it takes. */
export async function step<T>(name: string, part: () => T | Promise<T>): Promise<T> {
	const start = performance.now();
	const result = await part();
	steps.push(`${name} ${((performance.now() - start) / 1000).toFixed(1)}`);
	return result;
}

/** How long the build and each of its steps took, in seconds. */
export const timing = (): string => `Built in ${(performance.now() / 1000).toFixed(1)} s: ${steps.join(", ")}.`;
