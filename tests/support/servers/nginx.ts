import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Host } from "./host";
import { findProgram, freePort, startProgram } from "./program";

const program = findProgram("nginx");

export const nginx: Host = {
	name: "nginx",
	package: "nginx-light",
	program,
	rules: "hosting/nginx.conf",
	async start({ root, rules, own }) {
		const port = await freePort();
		const config = join(own, "nginx.conf");
		const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
		writeFileSync(
			config,
			`daemon off;
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
		include ${rules};
	}
}
`,
		);
		return startProgram(String(program), ["-c", config, "-e", "stderr"], port, own);
	},
};
