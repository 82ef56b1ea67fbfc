/** The servers of Debian that serve the site by our rules. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { outputFiles } from "@/lib/content/files";

/** A folder that a server serves, a file of rules for its configuration, a folder for its own files, and its port. */
type Served = { root: string; rules: string; folder: string; port: number };

export type Server = {
	name: string;
	/** Where Debian installs it. */
	program: string;
	configOf(served: Served): string;
	argsOf(config: string): string[];
};

/** Debian's module for files compressed with Brotli. */
const nginxBrotli = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
export const nginxHasBrotli = existsSync(nginxBrotli);

export const nginx: Server = {
	name: "nginx",
	program: "/usr/sbin/nginx",
	argsOf: (config) => ["-c", config, "-e", "stderr"],
	configOf: ({ root, rules, folder, port }) => `${nginxHasBrotli ? `load_module ${nginxBrotli};` : ""}
daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log stderr;
events {}
http {
	access_log off;
${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `\t${name}_temp_path ${folder}/${name};`).join("\n")}
	server {
		listen 127.0.0.1:${port};
		root "${root}";
		${nginxHasBrotli ? "brotli_static on;" : ""}
		include ${rules};
	}
}
`,
};

const apacheModules = "/usr/lib/apache2/modules";

/** The modules that Debian enables, as far as they matter to a static site, and two that the guide names. */
export const usualModules =
	"alias authz_core autoindex brotli deflate dir filter headers mime negotiation setenvif".split(" ");

/**
 * Apache as Debian sets it up (no TRACE, `.htaccess` hidden, compression by type), but without a table of types.
 * @param directory lines of the `<Directory>` section
 */
export const apacheWith = (modules: string[], ...directory: string[]): Server => ({
	name: "Apache",
	program: "/usr/sbin/apache2",
	argsOf: (config) => ["-X", "-f", config],
	configOf: ({ root, folder, port }) => `ServerRoot "${folder}"
DefaultRuntimeDir "${folder}"
PidFile "${folder}/apache.pid"
ErrorLog "${folder}/error.log"
ServerName localhost
TraceEnable Off
Listen 127.0.0.1:${port}
LoadModule mpm_event_module ${apacheModules}/mod_mpm_event.so
${modules.map((module) => `LoadModule ${module}_module ${apacheModules}/mod_${module}.so`).join("\n")}
User #65534
Group #65534
<IfModule mod_mime.c>
	TypesConfig /dev/null
</IfModule>
<IfModule mod_filter.c>
	AddOutputFilterByType DEFLATE text/html text/plain text/xml text/css text/javascript application/javascript
</IfModule>
DocumentRoot "${root}"
<Directory "${root}">
	Require all granted
${directory.join("\n")}
</Directory>
<FilesMatch "^\\.ht">
	Require all denied
</FilesMatch>
`,
});

export const apache = apacheWith(usualModules, "AllowOverride FileInfo", "Options Indexes FollowSymLinks");

/** Caddy with the example of the guide as its rules. */
export const caddy: Server = {
	name: "Caddy",
	program: "/usr/bin/caddy",
	argsOf: (config) => ["run", "--config", config, "--adapter", "caddyfile"],
	configOf: ({ root, rules, port }) => `{
	admin off
	auto_https off
}
${readFileSync(rules, "utf8")
	.replace(/^clinic\.example/, `http://127.0.0.1:${port}`)
	.replace("/var/www/clinic", root)}`,
};

async function freePort(): Promise<number> {
	const server = createServer().listen(0, "127.0.0.1");
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	server.close();
	await once(server, "close");
	return port;
}

const accepts = (port: number) =>
	fetch(`http://127.0.0.1:${port}`).then(
		() => true,
		() => false,
	);

/** A server that runs. */
export type Running = { port: number; stop(): Promise<void> };

/** @throws with what the server has printed, if it ends before it accepts connections */
async function start(server: Server, files: Omit<Served, "port">): Promise<Running> {
	const { program, argsOf, configOf } = server;
	const port = await freePort();
	const config = join(files.folder, "server.conf");
	writeFileSync(config, configOf({ ...files, port }));
	const env = { ...process.env, HOME: files.folder, XDG_DATA_HOME: files.folder, XDG_CONFIG_HOME: files.folder };
	const child = spawn(program, argsOf(config), { cwd: files.folder, env, stdio: ["ignore", "pipe", "pipe"] });
	let output = "";
	for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
	const end = once(child, "close");
	const kill = () => child.kill("SIGKILL");
	process.once("exit", kill);
	const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
	while (!hasEnded() && !(await accepts(port))) await wait(20);
	if (hasEnded()) {
		await end;
		// Another program may have taken the port.
		if (/in use/.test(output)) return start(server, files);
		throw new Error(`${program} does not start: ${output}`);
	}
	return {
		port,
		async stop() {
			process.off("exit", kill);
			kill();
			await end;
		},
	};
}

/**
 * Starts a server with temporary copies of what it serves.
 * @param rules the text that its configuration includes
 * @param files further files by their paths, or all if no folder is copied
 */
export async function serve(
	server: Server,
	rules: string,
	files: Record<string, string>,
	copied?: string,
): Promise<Running> {
	const folder = mkdtempSync(join(tmpdir(), "server-"));
	const root = join(folder, "site");
	if (copied) cpSync(copied, root, { recursive: true, preserveTimestamps: true });
	outputFiles(root, files);
	writeFileSync(join(folder, "rules"), rules);
	// Apache reads the site as another user.
	chmodSync(folder, 0o755);
	const { port, stop } = await start(server, { root, rules: join(folder, "rules"), folder });
	return { port, stop: () => stop().then(() => rmSync(folder, { recursive: true })) };
}
