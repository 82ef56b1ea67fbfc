import assert from "node:assert/strict";
import { test } from "node:test";
import { build } from "esbuild";
import { filesIn } from "@/lib/content/files";

const root = process.cwd();
const KIT = "components/kit/kit.tsx";

/**
 * What the kit cannot show: the frame asks for the content itself, symbols are seen where a page uses them, data for
 * search engines is never seen, and what runs in the browser alone has no examples.
 */
const isApart = (file: string) =>
	file === "components/layout/page-frame.tsx" ||
	file === "components/layout/brand-symbols.tsx" ||
	file === "components/ui/structured-data.tsx" ||
	file.startsWith("components/islands/") ||
	file.startsWith("components/kit/");

test("The kit shows every component", async () => {
	const { metafile } = await build({
		entryPoints: [KIT],
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
