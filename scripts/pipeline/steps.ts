import { availableParallelism } from "node:os";

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

/**
 * Does work for each item, as many at a time as there are processors, and returns the results in the items' order. More at a
 * time would not be faster, but fill the memory.
 */
export async function mapParallel<Item, Result>(
	items: Item[],
	work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
	const results: Result[] = [];
	const queue = items.entries();
	const workThrough = async () => {
		for (const [index, item] of queue) results[index] = await work(item);
	};
	await Promise.all(Array.from({ length: availableParallelism() }, workThrough));
	return results;
}
