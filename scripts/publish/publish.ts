/** `npm run publish -- cloudflare` or `github`. Nothing is published without a yes (docs/publishing.md). */
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { loadContentFiles } from "@/lib/content/load";
import { ContentError } from "@/lib/content/problem";
import { loadSettings } from "../build/environment";
import { orReport } from "../exec";
import { isPublishHost } from "./hosts";
import { NotReady, publish } from "./publish-site";

const usage = `npm run publish -- cloudflare [--project NAME]   builds the site and uploads it to Cloudflare Pages
npm run publish -- github                        sets the repository up and pushes; GitHub builds the site

--yes answers the question before it is published.`;

async function askInTerminal(question: string): Promise<boolean> {
	if (!process.stdin.isTTY) throw new NotReady("Nothing was published: add --yes to publish without being asked.");
	const terminal = createInterface({ input: process.stdin, output: process.stdout });
	const answer = await terminal.question(`${question} [y/N] `);
	terminal.close();
	return /^y(?:es)?$/i.test(answer.trim());
}

const root = process.cwd();

await orReport(
	async () => {
		const { positionals, values } = parseArgs({
			allowPositionals: true,
			options: { yes: { type: "boolean" }, project: { type: "string" } },
		});
		const [host = ""] = positionals;
		if (!isPublishHost(host)) throw new NotReady(usage);
		const { site = "" } = loadContentFiles(root).clinic.data ?? {};
		loadSettings(root);
		await publish(host, {
			root,
			site,
			project: values.project,
			env: process.env,
			output: "inherit",
			say: console.log,
			confirm: async (question) => values.yes || askInTerminal(question),
		});
	},
	NotReady,
	ContentError,
);
