import { join } from "node:path";
import { startPreview } from "@/scripts/server/preview";
import type { Host } from "./host";

/** The preview (`npm run preview`), which shows how a plain host serves the site. */
export const preview: Host = {
	name: "The preview",
	package: "nodejs",
	program: process.execPath,
	cannot: {
		capitals: "it shows how a host without rules serves the site; the script of the not-found page mends the address",
		dates: "it knows tags alone",
		headers: "the policy stands in each page; a plain host sets no headers",
		robots: "it is not reached from elsewhere",
	},
	async start({ root, own }) {
		const { port, close } = await startPreview({ root, mailbox: join(own, "mailbox") });
		return { port, stop: close };
	},
};
