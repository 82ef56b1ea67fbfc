/** What session storage did not take, because the browser forbids it or it is full; kept as long as the page lives. */
const memory = new Map<string, string>();

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

/** Text that is stored for this tab until it is closed, or where it cannot be stored, until the page is left. */
export const tabStorage: Pick<Storage, "getItem" | "setItem" | "removeItem"> = {
	getItem(key) {
		try {
			return memory.get(key) ?? sessionStorage.getItem(key);
		} catch {
			return null;
		}
	},
	setItem(key, value) {
		try {
			sessionStorage.setItem(key, value);
			memory.delete(key);
		} catch {
			memory.set(key, value);
		}
	},
	removeItem(key) {
		memory.delete(key);
		try {
			sessionStorage.removeItem(key);
		} catch {}
	},
};
