/** Key of session storage that is set once a visit has seen its first page. */
export const VISIT_KEY = "visited";

/**
 * The attributes of a part of the page that shows from one date to another, both included. The inline script updates it.
 * @param today the date of the build, which counts without script
 */
export const datedAttributes = ({ from, until }: { from: string; until: string }, today: string) => ({
	"data-from": from,
	"data-until": until,
	hidden: today < from || today > until,
	// In development the script may change it before React hydrates.
	suppressHydrationWarning: true,
});
