/** `npm run weigh [-- --against FOLDER]`: the bytes of every page, or of those that differ from another built site. */
import { markdownTable, type PageWeight, pageWeights } from "./page-weights";

const parts = ["html", "style", "scripts", "scriptsOnUse"] as const satisfies (keyof PageWeight)[];

const { format } = new Intl.NumberFormat("en-IN");
const change = new Intl.NumberFormat("en-IN", { signDisplay: "exceptZero" }).format;

function weights(pages: Map<string, PageWeight>): string {
	const rows = [...pages].map(([page, weight]) => [page, ...parts.map((part) => format(weight[part]))]);
	return markdownTable(["Page", ...parts], rows);
}

function changes(before: Map<string, PageWeight>, after: Map<string, PageWeight>): string {
	const none = { html: 0, style: 0, scripts: 0, scriptsOnUse: 0 };
	const rows = [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((page) => {
		const was = before.get(page) ?? none;
		const is = after.get(page) ?? none;
		if (parts.every((part) => was[part] === is[part])) return [];
		return [[page, ...parts.map((part) => `${format(is[part])} (${change(is[part] - was[part])})`)]];
	});
	return rows.length > 0 ? markdownTable(["Page", ...parts], rows) : "No page weighs more or less than before.";
}

const [flag, folder] = process.argv.slice(2);
if (flag && (flag !== "--against" || !folder)) {
	console.error("Usage: npm run weigh [-- --against FOLDER]");
	process.exit(1);
}
const pages = pageWeights("out");
console.log("Bytes, compressed with Brotli:\n");
console.log(folder ? changes(pageWeights(folder), pages) : weights(pages));
