/** Names that Windows keeps for devices, with any ending, and also in folders. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

export const isReservedName = (name: string): boolean => RESERVED.test(name);

/** Why a path cannot be in an address, or on the disk of a colleague with Windows; undefined if it can. */
export function nameMistake(path: string): string | undefined {
	const names = path.split("/").filter(Boolean);
	const reserved = names.find(isReservedName);
	if (reserved) return `Windows keeps the name ${reserved} for itself: choose another`;
	const broken = names.find((name) => !/^[\w&.-]*[\w&-]$/.test(name));
	return broken && `"${broken}" is no name for an address: use letters a to z, digits and hyphens`;
}
