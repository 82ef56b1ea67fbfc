/** Names that Windows keeps for devices, with any ending, and signs and ends that it allows in no name. */
const REFUSED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)|[<>:"|?*\\\p{C}]|[. ]$/iu;

const pathSegments = (path: string) => path.replace(/^\//, "").split("/");

/** Why a path from the root cannot be on a disk of Windows; undefined if it can. */
export function diskMistake(path: string): string | undefined {
	const name = pathSegments(path).find((segment) => REFUSED.test(segment));
	return name && `Windows cannot store the name "${name}": choose another`;
}

/** Why a path cannot be in an address, or on a disk of Windows; undefined if it can. */
export function addressMistake(path: string): string | undefined {
	const name = pathSegments(path).find((segment) => !/^[\w&.-]+$/.test(segment) || /^\.+$/.test(segment));
	if (name === undefined) return diskMistake(path);
	return `"${name}" is no name for an address: use letters a to z, digits, hyphens and underscores`;
}
