/**
 * Holds the lines of each folder to `line-budgets.json`, so that growth is a change of a number that a reviewer sees.
 * `npm run check` runs it; with `--lower`, as in `npm run format`, it lowers each number to the lines that are there.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { filesIn } from "@/lib/content/files";
import { exitWith } from "../exec";

const TABLE = "scripts/test/line-budgets.json";
const CODE = /(?<!\.d)\.(?:ts|tsx|css|mjs|cjs)$/;
const TEST = /^e2e\/|\.test\.tsx?$/;

type Budgets = Record<"product" | "tests", Record<string, number>>;

/** The first two folders of a file's path, or the first if the file lies there; "." for the root. */
const budgetFolder = (file: string) => file.split("/").slice(0, -1).slice(0, 2).join("/") || ".";

/** The lines of each folder's files of code, of product and of tests; templates of content are no code. */
function countLines(): Budgets {
	const inFolders = ["app", "components", "lib", "scripts", "e2e"].flatMap((folder) => filesIn(process.cwd(), folder));
	const files = [...readdirSync("."), ...inFolders].filter((name) => CODE.test(name) && !name.includes("/templates/"));
	const counts: Budgets = { product: {}, tests: {} };
	for (const file of files) {
		const folders = counts[TEST.test(file) ? "tests" : "product"];
		const folder = budgetFolder(file);
		folders[folder] = (folders[folder] ?? 0) + readFileSync(file, "utf8").split("\n").length - 1;
	}
	return counts;
}

const kinds = ["product", "tests"] as const;
const counts = countLines();
const budgets = JSON.parse(readFileSync(TABLE, "utf8")) as Budgets;
const grown = kinds.flatMap((kind) =>
	Object.entries(counts[kind]).flatMap(([folder, lines]) => {
		const budget = budgets[kind][folder] ?? 0;
		return lines > budget ? `${folder}: ${lines} lines of ${kind}, ${budget} in ${TABLE}` : [];
	}),
);
if (grown.length > 0) exitWith(`Folders have grown: shorten them, or raise the number.\n${grown.join("\n")}`);
if (process.argv.includes("--lower")) {
	const sorted = kinds.map((kind) => [kind, Object.fromEntries(Object.entries(counts[kind]).sort())]);
	writeFileSync(TABLE, `${JSON.stringify(Object.fromEntries(sorted), null, "\t")}\n`);
}
