type Leaf = { path: (string | number)[]; value: unknown };

/** Every scalar in a tree of content, with the path at which it stands. */
export function values(tree: unknown, path: (string | number)[] = []): Leaf[] {
	if (Array.isArray(tree)) return tree.flatMap((entry, index) => values(entry, [...path, index]));
	if (tree !== null && typeof tree === "object") {
		return Object.entries(tree).flatMap(([key, entry]) => values(entry, [...path, key]));
	}
	return [{ path, value: tree }];
}
