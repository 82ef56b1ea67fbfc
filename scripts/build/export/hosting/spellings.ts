/** A path with every word of it beginning with a capital: `/Hand-Surgery/Hand-Lumps/`. */
const inTitleCase = (path: string) => path.replace(/(^|[^\p{L}\p{N}])(\p{L})/gu, (found) => found.toUpperCase());

/**
 * The other spellings of a path that people type and link most: all in small letters, and every word with a capital.
 * For hosts that can neither compare without regard to capitals nor run a function; the rest is left to the script of the
 * not-found page.
 * @param path a decoded path, a slash at either end
 */
export function commonSpellings(path: string): string[] {
	return [...new Set([path.toLowerCase(), inTitleCase(path)])].filter((spelling) => spelling !== path);
}
