/**
 * Text kept in this tab until it is closed (session storage). Where the browser forbids storage, nothing
 * is kept and nothing fails.
 */
export const tabStorage = {
	get(key: string): string | null {
		try {
			return sessionStorage.getItem(key);
		} catch {
			return null;
		}
	},
	set(key: string, value: string): void {
		try {
			sessionStorage.setItem(key, value);
		} catch {
			// Forbidden or full: the form works without.
		}
	},
	remove(key: string): void {
		try {
			sessionStorage.removeItem(key);
		} catch {
			// Nothing was kept.
		}
	},
};
