import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Host } from "./host";
import { findProgram, freePort, startProgram } from "./program";

const program = findProgram("nginx");

/** Debian's module that hands on files compressed with Brotli; without it there is gzip alone. */
const brotli = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
const hasBrotli = existsSync(brotli);

export const nginx: Host = {
	name: "nginx",
	package: "nginx-light",
	program,
	cannot: {},
	withoutBrotli: !hasBrotli,
	rules: "hosting/nginx.conf",
	async start({ root, rules, own }) {
		const port = await freePort();
		const config = join(own, "nginx.conf");
		const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
		writeFileSync(
			config,
			`${hasBrotli ? `load_module ${brotli};` : ""}
daemon off;
master_process off;
pid ${own}/nginx.pid;
error_log stderr;
events {}
http {
	access_log off;
${temporary.map((name) => `\t${name}_temp_path ${own}/${name};`).join("\n")}
	server {
		listen 127.0.0.1:${port};
		server_name _;
		root "${root}";
		${hasBrotli ? "brotli_static on;" : ""}
		include ${rules};
	}
}
`,
		);
		return startProgram(String(program), ["-c", config, "-e", "stderr"], port, own);
	},
};
