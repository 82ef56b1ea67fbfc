import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "@playwright/test";
import { outputFiles } from "@/lib/content/files";
import { startPreview } from "@/scripts/server/preview";
import { findProgram, freePort, type Running, servedBy, startProgram } from "./program";

/** A folder that a server serves, the file of rules that its configuration includes, and a folder for its own files. */
type Served = { root: string; rules: string; own: string };

/** What the tests ask of a server. */
type Ability = FileAbility | "caching" | "capitals" | "headers" | "hidden" | "notFound" | "odd" | "robots";
type FileAbility = "compression" | "dates" | "precompressed" | "ranges" | "tags" | "types";

export type Host = {
	name: string;
	/** Debian's package, and its program if it is installed. */
	package: string;
	program: string | undefined;
	/** What it cannot do, and why. */
	cannot: Partial<Record<Ability, string>>;
	hasBrotli?: boolean;
	/** The file of rules, unless `.htaccess` contains them. */
	rules?: string;
	/** Starts it as docs/hosting.md says. */
	start(served: Served): Promise<Running>;
};

/** Writes a configuration and starts a server with it; `{port}` in it and in the arguments is a free port. */
async function startWith(program: string | undefined, own: string, config: string, args: (file: string) => string[]) {
	const port = await freePort();
	const file = join(own, "server.conf");
	writeFileSync(file, config.replaceAll("{port}", String(port)));
	const withPort = args(file).map((arg) => arg.replace("{port}", String(port)));
	return startProgram(String(program), withPort, port, own);
}

/** Debian's module for files compressed with Brotli. */
const nginxBrotli = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

export const nginx: Host = {
	name: "nginx",
	package: "nginx-light",
	program: findProgram("nginx"),
	cannot: {},
	hasBrotli: existsSync(nginxBrotli),
	rules: "hosting/nginx.conf",
	start: ({ root, rules, own }) =>
		startWith(
			nginx.program,
			own,
			`${nginx.hasBrotli ? `load_module ${nginxBrotli};` : ""}
daemon off;
master_process off;
pid ${own}/nginx.pid;
error_log stderr;
events {}
http {
	access_log off;
${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `\t${name}_temp_path ${own}/${name};`).join("\n")}
	server {
		listen 127.0.0.1:{port};
		server_name _;
		root "${root}";
		${nginx.hasBrotli ? "brotli_static on;" : ""}
		include ${rules};
	}
}
`,
			(file) => ["-c", file, "-e", "stderr"],
		),
};

export const caddy: Host = {
	name: "Caddy",
	package: "caddy",
	program: findProgram("caddy"),
	cannot: {},
	hasBrotli: true,
	rules: "hosting/caddy.conf",
	start: ({ root, rules, own }) =>
		startWith(
			caddy.program,
			own,
			`{
	admin off
	auto_https off
}
http://:{port} {
	bind 127.0.0.1
	root * "${root}"
	import "${rules}"
}
`,
			(file) => ["run", "--config", file, "--adapter", "caddyfile"],
		),
};

const apacheModules = "/usr/lib/apache2/modules";
const hasApache = existsSync(apacheModules);

/** The modules that Debian enables, as far as they matter to a static site. */
export const usualModules = "alias authz_core autoindex deflate dir filter mime negotiation setenvif".split(" ");

/** @property define lines at the top; @property directory lines of the `<Directory>` section */
export type ApacheSetup = { modules: string[]; define?: string; directory: string[] };

export const sharedApache: ApacheSetup = {
	modules: [...usualModules, "headers", "brotli"],
	directory: ["AllowOverride FileInfo", "Options Indexes FollowSymLinks"],
};

export const ownApache: ApacheSetup = {
	...sharedApache,
	modules: [...sharedApache.modules, "rewrite"],
	define: "Define PRECOMPRESSED",
};

/** Apache with Debian's rule that hides `.htaccess` and its compression by type, but without a table of types. */
export const apacheHost = (name: string, setup: ApacheSetup, cannot: Host["cannot"] = {}): Host => ({
	name,
	package: "apache2",
	program: hasApache ? findProgram("apache2") : undefined,
	cannot,
	hasBrotli: true,
	start: ({ root, own }) =>
		startWith(
			findProgram("apache2"),
			own,
			`ServerRoot "${own}"
DefaultRuntimeDir "${own}"
PidFile "${own}/apache.pid"
ErrorLog "${own}/error.log"
ServerName localhost
${setup.define ?? ""}
Listen 127.0.0.1:{port}
LoadModule mpm_event_module ${apacheModules}/mod_mpm_event.so
${setup.modules.map((module) => `LoadModule ${module}_module ${apacheModules}/mod_${module}.so`).join("\n")}
<IfModule mod_mime.c>
	TypesConfig /dev/null
</IfModule>
<IfModule mod_filter.c>
	AddOutputFilterByType DEFLATE text/html text/plain text/xml text/css text/javascript application/javascript
</IfModule>
DocumentRoot "${root}"
<Directory "${root}">
	Require all granted
${setup.directory.map((line) => `\t${line.replace("{root}", root)}`).join("\n")}
</Directory>
<FilesMatch "^\\.ht">
	Require all denied
</FilesMatch>
`,
			(file) => ["-X", "-f", file],
		),
});

export const apache = apacheHost("Apache", sharedApache, { precompressed: "mod_rewrite alone can send other files" });

/** Shows how a plain host serves the site. */
export const preview: Host = {
	name: "the preview",
	package: "nodejs",
	program: process.execPath,
	cannot: {
		compression: "it sends what the build has compressed, and the not-found page as it is",
		capitals: "it has no rules: the script of the not-found page corrects the address",
		dates: "it knows tags only",
		headers: "it sets none, as a plain host",
		robots: "it has no other name",
	},
	hasBrotli: true,
	async start({ root, own }) {
		const { port, close } = await startPreview({ root, mailbox: join(own, "mailbox") });
		return { port, stop: close };
	},
};

/** Python's file server, which reads no rules. Debian's comes first: its user may not be able to read others. */
const python = ["/usr/bin/python3"].find(existsSync) ?? findProgram("python3");
const none = "it serves files and nothing else";

export const bare: Host = {
	name: "a bare server",
	package: "python3",
	program: python,
	cannot: {
		...{ caching: none, capitals: none, compression: none, headers: none, hidden: none, notFound: none },
		...{ precompressed: none, ranges: none, robots: none, types: none },
		odd: "it cuts the connection at a null byte",
		tags: "it knows dates only",
	},
	start: ({ root, own }) =>
		startWith(python, own, "", () => ["-m", "http.server", "{port}", "--bind", "127.0.0.1", "--directory", root]),
};

/** Expects a test to fail if the host cannot do what it asks: remove its entry once the host can. */
export function failsWithout(ability: Ability, { cannot }: Host): void {
	test.fail(cannot[ability] !== undefined, cannot[ability]);
}

/** Skips tests if the host is not installed. */
export const skipWithout = ({ name, package: debian, program }: Host): void =>
	test.skip(program === undefined, `${name} is not installed (Debian: apt-get install ${debian})`);

/** @property copyOf a folder that is copied; @property files further files by path; @property rules the host's rules */
type Site = { copyOf?: string; files?: Record<string, string>; rules?: string };

/**
 * Serves a site from a temporary folder that the server's user may read.
 * @returns the running server; stopping it removes the folder
 */
export async function serve({ copyOf, files = {}, rules = "" }: Site, host: Host): Promise<Running> {
	const folder = mkdtempSync(join(tmpdir(), "hosting-"));
	const served = { root: join(folder, "site"), rules: join(folder, "rules"), own: join(folder, "own") };
	for (const path of [served.own, served.root]) mkdirSync(path);
	if (copyOf) cpSync(copyOf, served.root, { recursive: true, preserveTimestamps: true });
	outputFiles(served.root, files);
	writeFileSync(served.rules, rules);
	if (servedBy) {
		const all = ["", ...readdirSync(folder, { recursive: true, encoding: "utf8" })];
		for (const name of all) chownSync(join(folder, name), servedBy.uid, servedBy.gid);
	}
	const remove = () => rmSync(folder, { recursive: true });
	try {
		const running = await host.start(served);
		return { ...running, stop: () => running.stop().then(remove) };
	} catch (error) {
		remove();
		throw error;
	}
}
