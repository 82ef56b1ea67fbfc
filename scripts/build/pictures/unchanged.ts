/**
 * Remembers what was made of files, for as long as they stay as they are: while content is edited, most of it does.
 * @returns a function that gives what was made under this name, made anew if the state is another
 */
export function unchanged<T>(): (name: string, state: string, make: () => T) => T {
	const known = new Map<string, { state: string; made: T }>();
	return (name, state, make) => {
		const before = known.get(name);
		if (before?.state === state) return before.made;
		const made = make();
		known.set(name, { state, made });
		return made;
	};
}
