import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** A part of a build, and what it took. */
export type Step = {
	name: string;
	/** By the clock. */
	seconds: number;
	/** Of all processors together, of this process and of those that it waited for; undefined where Linux does not tell. */
	processor?: number;
};

/** Where the last build's steps are noted, from the project's root. */
export const STEPS = ".cache/build-steps.json";

/** Linux counts processor time in hundredths of a second (proc(5), `_SC_CLK_TCK`). */
const TICKS = 100;

const steps: Step[] = [];

/** Seconds of processor time so far: those of the process itself, and of others that it has waited for (proc(5), stat). */
function processorTime(): number | undefined {
	const file = "/proc/self/stat";
	if (!existsSync(file)) return undefined;
	// The name of the program, in brackets, may hold spaces.
	const fields = readFileSync(file, "utf8")
		.replace(/^.*\) /s, "")
		.split(" ");
	return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS;
}

/**
 * Runs a part of the build and takes down what it took.
 * @returns what the part returns
 */
export async function step<T>(name: string, part: () => T | Promise<T>): Promise<T> {
	const [start, before] = [performance.now(), processorTime()];
	const made = await part();
	const after = processorTime();
	steps.push({
		name,
		seconds: (performance.now() - start) / 1000,
		...(before !== undefined && after !== undefined && { processor: after - before }),
	});
	return made;
}

/** Notes what the build's steps took, and says it in a line. */
export function noteSteps(root: string): string {
	const file = join(root, STEPS);
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, JSON.stringify(steps, null, "\t"));
	const parts = steps.map(({ name, seconds }) => `${name} ${seconds.toFixed(1)}`);
	return `Built in ${(performance.now() / 1000).toFixed(1)} s: ${parts.join(", ")}.`;
}
