import type { Running } from "./program";

/** A folder to serve with the rules that the build makes, and a folder for the server's own files. */
export type Served = {
	root: string;
	/** The file of rules that the server's own configuration includes; Apache finds `.htaccess` in `root`. */
	rules: string;
	own: string;
};

/** A kind of server on which the generated rules are tried. */
export type Host = {
	name: string;
	/** Debian's package. */
	package: string;
	/** Where the program lies; undefined if it is not installed. */
	program: string | undefined;
	/** The file of rules that the build makes for it, unless the rules lie in what is served. */
	rules?: string;
	/** Starts it on a free port of the loopback interface, set up as `docs/hosting.md` says. */
	start(served: Served): Promise<Running>;
};

/** Why a test of a host is skipped, if it is not installed. */
export const notInstalled = (host: Host) => `${host.name} is not installed (Debian: apt-get install ${host.package})`;
