/** Replaces session storage where the browser forbids it, for as long as the page lives. */
const memory = new Map<string, string>();

const memoryStorage = {
	getItem: (key: string) => memory.get(key) ?? null,
	setItem: (key: string, value: string) => void memory.set(key, value),
	removeItem: (key: string) => void memory.delete(key),
};

/** Whether the browser allows session storage, which outlives the page, and has space in it. */
export function isStorageAllowed(): boolean {
	try {
		sessionStorage.setItem("probe", "");
		sessionStorage.removeItem("probe");
		return true;
	} catch {
		return false;
	}
}

/** Text that is stored for this tab until it is closed; where the browser forbids storage, until the page is left. */
export const tabStorage = (): Pick<Storage, "getItem" | "setItem" | "removeItem"> =>
	isStorageAllowed() ? sessionStorage : memoryStorage;
