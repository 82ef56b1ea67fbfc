/**
 * A function of the content that works once for each content: hundreds of pages ask for the same, and content that is
 * read anew is another object.
 * @param make must not change what it is given, nor may whoever gets the result change that
 */
export function onceFor<C extends object, R>(make: (content: C) => R): (content: C) => R {
	const made = new WeakMap<C, R>();
	return (content) => {
		const before = made.get(content);
		if (before !== undefined) return before;
		const result = make(content);
		made.set(content, result);
		return result;
	};
}
