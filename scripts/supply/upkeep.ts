/** What the registry knows of a package. */
export type Registered = {
	/** The newest version. */
	latest: string;
	/** The day on which the newest version came out (`2026-10-12`); undefined where the registry does not say. */
	released: string | undefined;
	/** Why the version in use is not to be used any more, in its authors' words; undefined if it is well. */
	deprecated: string | undefined;
};

/** A package that deserves a look. `wrong` ones are not to be used on; the others may have good reasons. */
export type Finding = { name: string; says: string; wrong: boolean };

/** The days after the newest version's release from which a package counts as quiet: two years. */
const QUIET_AFTER = 730;

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/**
 * What is to be said of a package in use; several things, or nothing.
 * @param used its version in use
 * @param known what the registry knows of it
 * @param today the date, as `2026-11-23`
 */
export function upkeepOf(name: string, used: string, known: Registered, today: string): Finding[] {
	const { latest, released, deprecated } = known;
	const findings: Finding[] = [];
	const say = (says: string, wrong = false) => findings.push({ name, says, wrong });
	if (deprecated) say(`${used} is deprecated: ${deprecated}`, true);
	if (latest !== used) {
		const [major, newest] = [used, latest].map((version) => version.split(".")[0]);
		say(`${used} is in use, ${latest} is out${major === newest ? "" : " (a new major version)"}`);
	}
	if (released && daysBetween(released, today) > QUIET_AFTER) {
		say(`its newest version, ${latest}, came out on ${released}: see whether it is still cared for`);
	}
	return findings;
}
