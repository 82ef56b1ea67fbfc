import { existsSync } from "node:fs";
import type { Host } from "./host";
import { findProgram, freePort, startProgram } from "./program";

/** Debian's own first: another may lie where the user as whom servers run may not look. */
const program = ["/usr/bin/python3"].find(existsSync) ?? findProgram("python3");

/** Python's own file server: a host that reads no rules, and knows little more than folders and files. */
export const bare: Host = {
	name: "A bare server",
	package: "python3",
	program,
	cannot: {
		capitals:
			"it takes addresses as they are; a link to another capitalisation leads to its own page for lost addresses",
		notFound: "it has a page of its own for lost addresses, and lists folders",
		hidden: "it shows every file",
		odd: "it cuts the connection at a null byte",
		types: "it names no charset, and does not know some types",
		caching: "it says nothing of caching",
		tags: "it knows dates alone",
		ranges: "it sends whole files",
		compression: "it sends files as they are",
		precompressed: "it sends files as they are",
		headers: "it has no headers to set",
		robots: "it has no headers to set",
	},
	async start({ root, own }) {
		const port = await freePort();
		const args = ["-m", "http.server", String(port), "--bind", "127.0.0.1", "--directory", root];
		return startProgram(String(program), args, port, own);
	},
};
