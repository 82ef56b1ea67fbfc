/** Replaces session storage where the browser forbids it, for as long as the page lives. */
const memory = new Map<string, string>();

/** Runs `use` on session storage, or `fallback` where it is forbidden or full. */
function withStorage<T>(use: (storage: Storage) => T, fallback: () => T): T {
	try {
		return use(sessionStorage);
	} catch {
		return fallback();
	}
}

/** Text that is stored for this tab until it is closed; where the browser forbids storage, until the page is left. */
export const tabStorage = {
	/** Whether stored text outlives the page. */
	isPersistent: () =>
		withStorage(
			(storage) => {
				storage.setItem("probe", "");
				storage.removeItem("probe");
				return true;
			},
			() => false,
		),
	get: (key: string): string | null =>
		memory.get(key) ??
		withStorage(
			(storage) => storage.getItem(key),
			() => null,
		),
	set(key: string, value: string): void {
		withStorage(
			(storage) => {
				storage.setItem(key, value);
				memory.delete(key);
			},
			() => void memory.set(key, value),
		);
	},
	remove(key: string): void {
		memory.delete(key);
		withStorage(
			(storage) => storage.removeItem(key),
			() => undefined,
		);
	},
};
