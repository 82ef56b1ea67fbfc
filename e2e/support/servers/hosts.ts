import { chownSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "@playwright/test";
import { outputFiles } from "@/lib/content/files";
import { startPreview } from "@/scripts/server/preview";
import { findProgram, freePort, type Running, servedBy, startProgram } from "./program";

/** A folder that a server serves, the file of rules that its configuration includes, and a folder for its own files. */
type Served = { root: string; rules: string; own: string };

export type Host = {
	name: string;
	/** Its program, if that is installed. */
	program: string | undefined;
	/** How to install it. */
	install: string;
	hasBrotli?: boolean;
	/** Whether it reads no rules, and is asked only what needs none. */
	hasNoRules?: boolean;
	/** The file of rules in `hosting/`, unless `.htaccess` contains them. */
	rules?: string;
	/** Of a host that compresses files itself: the files of `hosting/` that are published with the site, by their names there. */
	published?: Record<string, string>;
	/** Starts it as docs/hosting.md says. */
	start(served: Served): Promise<Running>;
};

const debian = (name: string) => `Debian: apt-get install ${name}`;

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
	program: findProgram("nginx"),
	install: debian("nginx-light"),
	hasBrotli: existsSync(nginxBrotli),
	rules: "nginx.conf",
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

/** Caddy with the example of docs/hosting.md. */
export const caddy: Host = {
	name: "Caddy",
	program: findProgram("caddy"),
	install: debian("caddy"),
	start: ({ root, rules, own }) =>
		startWith(
			caddy.program,
			own,
			`{\n\tadmin off\n\tauto_https off\n}\n${readFileSync(rules, "utf8")
				.replace(/^clinic\.example/m, "http://127.0.0.1:{port}")
				.replace("/var/www/clinic", root)}`,
			(file) => ["run", "--config", file, "--adapter", "caddyfile"],
		),
};

const apacheModules = "/usr/lib/apache2/modules";
const hasApache = existsSync(apacheModules);

/** The modules that Debian enables, as far as they matter to a static site. */
export const usualModules = "alias authz_core autoindex deflate dir filter mime negotiation setenvif".split(" ");

/** @property directory lines of the `<Directory>` section */
export type ApacheSetup = { modules: string[]; directory: string[] };

export const sharedApache: ApacheSetup = {
	modules: [...usualModules, "headers", "brotli"],
	directory: ["AllowOverride FileInfo", "Options Indexes FollowSymLinks"],
};

/** Apache as Debian sets it up (no TRACE, `.htaccess` hidden, compression by type), but without a table of types. */
export const apacheHost = (name: string, setup: ApacheSetup): Host => ({
	name,
	program: hasApache ? findProgram("apache2") : undefined,
	install: debian("apache2"),
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
TraceEnable Off
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

export const apache = apacheHost("Apache", sharedApache);

/** Shows how a plain host serves the site. */
const preview: Host = {
	name: "the preview",
	program: process.execPath,
	install: "Node",
	hasBrotli: true,
	async start({ root, own }) {
		const { port, close } = await startPreview({ root, mailbox: join(own, "mailbox") });
		return { port, stop: close };
	},
};

/** Python's file server, which reads no rules. Debian's comes first: its user may not be able to read others. */
const bare: Host = {
	name: "Python's server",
	program: ["/usr/bin/python3"].find(existsSync) ?? findProgram("python3"),
	install: debian("python3"),
	hasNoRules: true,
	start: ({ root, own }) =>
		startWith(bare.program, own, "", () => ["-m", "http.server", "{port}", "--bind", "127.0.0.1", "--directory", root]),
};

/** A program that is too large to be a dependency, and needs a newer Node: a variable names it. */
const ofPackage = (name: string, variable: string) => ({
	program: process.env[variable],
	install: `with Node 22 or later, npm install ${name} in a folder of its own, and ${variable}=FOLDER/node_modules/.bin/${name.replace("-cli", "")}`,
});

const cloudflare: Host = {
	name: "Cloudflare's wrangler",
	...ofPackage("wrangler", "WRANGLER_PATH"),
	published: { _headers: "_headers", _redirects: "_redirects" },
	start: ({ root, own }) =>
		startWith(cloudflare.program, own, "", () =>
			`pages dev ${root} --ip 127.0.0.1 --port {port} --compatibility-date 2026-10-01`.split(" "),
		),
};

const netlify: Host = {
	name: "Netlify's CLI",
	...ofPackage("netlify-cli", "NETLIFY_PATH"),
	published: { _headers: "netlify.headers", _redirects: "netlify.redirects" },
	start({ root, own }) {
		writeFileSync(join(own, "netlify.toml"), '[dev]\nframework = "#static"\n');
		return startWith(netlify.program, own, "", () =>
			`dev --offline --internal-disable-edge-functions --no-open --port {port} --dir ${root}`.split(" "),
		);
	},
};

/** Every server on which the rules are tried. */
export const hosts = [nginx, apache, preview, bare, cloudflare, netlify];

/** Skips tests if the host is not installed. */
export const skipWithout = ({ name, program, install }: Host): void =>
	test.skip(program === undefined, `${name} is not installed (${install})`);

/** Lets the servers' user read a folder. */
function handOver(folder: string): void {
	if (!servedBy) return;
	const all = ["", ...readdirSync(folder, { recursive: true, encoding: "utf8" })];
	for (const name of all) chownSync(join(folder, name), servedBy.uid, servedBy.gid);
}

/** @property remove removes it */
export type Site = { root: string; remove(): void };

/**
 * A temporary copy of a folder, with further files by their paths, that the servers' user may read.
 * @param isCopied whether a file is copied; every one by default
 */
export function siteOf(files: Record<string, string>, copied?: string, isCopied?: (file: string) => boolean): Site {
	const root = mkdtempSync(join(tmpdir(), "hosted-site-"));
	if (copied) cpSync(copied, root, { recursive: true, preserveTimestamps: true, filter: isCopied });
	outputFiles(root, files);
	handOver(root);
	return { root, remove: () => rmSync(root, { recursive: true }) };
}

/**
 * Serves a folder.
 * @param rules the text of the host's rules
 * @returns the running server; stopping it removes its own files
 */
export async function serve(root: string, host: Host, rules = ""): Promise<Running> {
	const own = mkdtempSync(join(tmpdir(), "server-"));
	const remove = () => rmSync(own, { recursive: true });
	const file = join(own, "rules");
	writeFileSync(file, rules);
	handOver(own);
	try {
		const running = await host.start({ root, rules: file, own });
		return { ...running, stop: () => running.stop().then(remove) };
	} catch (error) {
		remove();
		throw error;
	}
}

/** Serves files by their paths; stopping the server removes them. */
export async function serveFiles(files: Record<string, string>, host: Host, rules?: string): Promise<Running> {
	const { root, remove } = siteOf(files);
	const running = await serve(root, host, rules);
	return { ...running, stop: () => running.stop().then(remove) };
}
