/** What stands in for session storage where the browser forbids it: as long as the page lives. */
const inMemory = new Map<string, string>();

/** Runs `use` on session storage, or `instead` where the browser forbids it or it is full. */
function withStorage<T>(use: (storage: Storage) => T, instead: () => T): T {
	try {
		return use(sessionStorage);
	} catch {
		return instead();
	}
}

/** Text kept in this tab until it is closed; where the browser forbids storage, until the page is left. */
export const tabStorage = {
	/** Whether what is kept outlives the page. */
	lasts: () =>
		withStorage(
			(storage) => {
				storage.setItem("probe", "");
				storage.removeItem("probe");
				return true;
			},
			() => false,
		),
	get: (key: string): string | null =>
		inMemory.get(key) ??
		withStorage(
			(storage) => storage.getItem(key),
			() => null,
		),
	set(key: string, value: string): void {
		withStorage(
			(storage) => {
				storage.setItem(key, value);
				inMemory.delete(key);
			},
			() => void inMemory.set(key, value),
		);
	},
	remove(key: string): void {
		inMemory.delete(key);
		withStorage(
			(storage) => storage.removeItem(key),
			() => undefined,
		);
	},
};
