import { readdirSync, readFileSync } from "node:fs";

/** What a file under `/proc` says; nothing, where its process has ended meanwhile. */
function told(file: string): string {
	try {
		return readFileSync(file, "utf8");
	} catch {
		return "";
	}
}

/** A process and all that it has started, by their numbers. */
function treeOf(id: number): number[] {
	const threads = (() => {
		try {
			return readdirSync(`/proc/${id}/task`);
		} catch {
			return [];
		}
	})();
	const children = threads.flatMap((thread) =>
		told(`/proc/${id}/task/${thread}/children`).split(" ").filter(Boolean).map(Number),
	);
	return [id, ...children.flatMap(treeOf)];
}

/** Kilobytes that a process has in memory, what it shares with others by its share (proc(5), smaps_rollup). */
const kilobytes = (id: number): number => Number(/^Pss:\s+(\d+)/m.exec(told(`/proc/${id}/smaps_rollup`))?.[1] ?? 0);

/** The memory of a process and all that it has started, in megabytes; 0 where there is no `/proc`. */
export const memoryOfTree = (id: number): number => treeOf(id).reduce((sum, one) => sum + kilobytes(one), 0) / 1024;
