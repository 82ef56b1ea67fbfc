import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Host } from "./host";
import { findProgram, freePort, startProgram } from "./program";

const program = findProgram("caddy");

export const caddy: Host = {
	name: "Caddy",
	package: "caddy",
	program,
	cannot: {},
	rules: "hosting/caddy.conf",
	async start({ root, rules, own }) {
		const port = await freePort();
		const config = join(own, "Caddyfile");
		writeFileSync(
			config,
			`{
	admin off
	auto_https off
}
http://:${port} {
	bind 127.0.0.1
	root * "${root}"
	import "${rules}"
}
`,
		);
		return startProgram(String(program), ["run", "--config", config, "--adapter", "caddyfile"], port, own);
	},
};
