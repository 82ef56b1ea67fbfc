import assert from "node:assert/strict";
import { test } from "node:test";
import { build } from "esbuild";
import { filesIn } from "@/lib/content/files";

const root = process.cwd();
const EXAMPLES = "components/examples/examples.tsx";

/** The frame takes the content itself, its parts are shown on their own, and islands run in the browser alone. */
const isApart = (file: string) =>
	["components/layout/page-frame.tsx", "components/ui/structured-data.tsx"].includes(file) ||
	file.includes(".island.") ||
	["components/islands/", "components/examples/"].some((folder) => file.startsWith(folder));

test("The examples show every component", async () => {
	const { metafile } = await build({
		entryPoints: [EXAMPLES],
		absWorkingDir: root,
		bundle: true,
		write: false,
		outdir: "unused",
		metafile: true,
		packages: "external",
		platform: "neutral",
		external: ["*.css"],
		jsx: "automatic",
	});
	const shown = Object.keys(metafile.inputs);
	const components = filesIn(root, "components").filter((file) => /(?<!\.test)\.tsx$/.test(file) && !isApart(file));
	assert.ok(components.length > 40);
	assert.deepEqual(
		components.filter((file) => !shown.includes(file)),
		[],
	);
});
