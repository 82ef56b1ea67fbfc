import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Host, Served } from "./host";
import { findProgram, freePort, type Running, startProgram } from "./program";

const program = findProgram("apache2");
const modulesFolder = "/usr/lib/apache2/modules";

/** What Debian switches on by itself, as far as it matters to a static site. */
export const usualModules = [
	"alias",
	"authz_core",
	"autoindex",
	"deflate",
	"dir",
	"filter",
	"mime",
	"negotiation",
	"setenvif",
];

export type ApacheSetup = {
	modules: string[];
	/** Lines at the top of the configuration. */
	define?: string;
	/** Lines of the `<Directory>` section of the served folder. */
	directory: string[];
};

/** What `docs/hosting.md` asks for. */
export const fullSetup: ApacheSetup = {
	modules: [...usualModules, "headers", "brotli"],
	directory: ["AllowOverride FileInfo", "Options Indexes FollowSymLinks"],
};

/**
 * Starts Apache on a free port of the loopback interface. Besides `setup` it has Debian's rule that hides `.htaccess`
 * and Debian's compression by type, but no table of types: what `.htaccess` does not say is not said.
 */
export async function startApache({ root, own }: Served, setup: ApacheSetup): Promise<Running> {
	const port = await freePort();
	const config = join(own, "apache.conf");
	writeFileSync(
		config,
		`ServerRoot "${own}"
DefaultRuntimeDir "${own}"
PidFile "${own}/apache.pid"
ErrorLog "${own}/error.log"
ServerName localhost
${setup.define ?? ""}
Listen 127.0.0.1:${port}
LoadModule mpm_event_module ${modulesFolder}/mod_mpm_event.so
${setup.modules.map((name) => `LoadModule ${name}_module ${modulesFolder}/mod_${name}.so`).join("\n")}
<IfModule mod_mime.c>
	TypesConfig /dev/null
</IfModule>
<IfModule mod_filter.c>
	AddOutputFilterByType DEFLATE text/html text/plain text/xml text/css text/javascript application/javascript
</IfModule>
DocumentRoot "${root}"
<Directory "${root}">
	Require all granted
${setup.directory.map((line) => `\t${line}`).join("\n")}
</Directory>
<FilesMatch "^\\.ht">
	Require all denied
</FilesMatch>
`,
	);
	return startProgram(String(program), ["-X", "-f", config], port, own);
}

const installed = { package: "apache2", program: existsSync(modulesFolder) ? program : undefined };

/** Apache as providers of shared hosting run it: it reads `.htaccess`, and that is all. */
export const apache: Host = {
	...installed,
	name: "Apache",
	cannot: {
		precompressed: "it compresses by itself: without mod_rewrite, it cannot hand on a file in the place of another",
	},
	start: (served) => startApache(served, fullSetup),
};

/** What `docs/hosting.md` says of Apache on a server of one's own. */
export const ownSetup: ApacheSetup = {
	...fullSetup,
	modules: [...fullSetup.modules, "rewrite"],
	define: "Define PRECOMPRESSED",
};

export const ownApache: Host = {
	...installed,
	name: "Apache with mod_rewrite",
	cannot: {},
	start: (served) => startApache(served, ownSetup),
};
