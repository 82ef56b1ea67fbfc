import { test } from "@playwright/test";
import type { Running } from "./program";

/** A folder to serve with the rules that the build makes, and a folder for the server's own files. */
export type Served = {
	root: string;
	/** The file of rules that the server's own configuration includes; Apache finds `.htaccess` in `root`. */
	rules: string;
	own: string;
};

/** What a server may be able to do, by the tests that ask it. */
export type Ability =
	| "capitals"
	| "notFound"
	| "hidden"
	| "odd"
	| "types"
	| "caching"
	| "tags"
	| "dates"
	| "ranges"
	| "compression"
	| "precompressed"
	| "headers"
	| "robots";

/** A kind of server on which the generated rules are tried. */
export type Host = {
	name: string;
	/** Debian's package. */
	package: string;
	/** Where the program lies; undefined if it is not installed. */
	program: string | undefined;
	/** What it cannot do, with the reason. */
	cannot: Partial<Record<Ability, string>>;
	/** Whether it can hand on what is compressed with gzip alone. */
	withoutBrotli?: boolean;
	/** The file of rules that the build makes for it, unless the rules lie in what is served. */
	rules?: string;
	/** Starts it on a free port of the loopback interface, set up as `docs/hosting.md` says. */
	start(served: Served): Promise<Running>;
};

/**
 * Expects a test to fail on a host that cannot do what it asks: once the host can, the test fails and its entry has to go.
 * The list of tests marks it with a cross all the same, and counts it among those that passed.
 */
export function failsWithout(ability: Ability, { cannot }: Host): void {
	test.fail(cannot[ability] !== undefined, cannot[ability]);
}

const told = new Set<string>();

/**
 * Skips the tests of a file or group whose host is not installed. The list of tests does not say why one was skipped, so
 * the process that collects them does, once for each host.
 */
export function skipWithout({ name, package: debian, program }: Host): void {
	const why = `${name} is not installed (Debian: apt-get install ${debian})`;
	test.skip(program === undefined, why);
	const collecting = process.env.TEST_WORKER_INDEX === undefined;
	if (program !== undefined || !collecting || told.has(name)) return;
	told.add(name);
	console.warn(why);
}
