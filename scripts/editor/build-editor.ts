/** `npm run build:editor`: writes the editor into `editor/out/`, to be published on a host of its own (docs/editing.md). */
import { copyFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readBrand } from "@/lib/content/load";
import { ContentError } from "@/lib/content/problem";
import { loadCheckedContent } from "../content/checked-content";
import { orReport } from "../exec";
import { buildBrand } from "../pipeline/brand/build-brand";
import { loadSettings } from "../pipeline/settings";
import { exportEditor, hostedBackend, SettingError } from "./export-editor";

const root = process.cwd();
const folder = join(root, "editor");

await orReport(
	async () => {
		loadSettings(root);
		const backend = hostedBackend(process.env);
		const { files, drawings } = await loadCheckedContent(root);
		await buildBrand(root, readBrand(root), drawings, files.clinic.data?.wordmark ?? "");
		rmSync(folder, { recursive: true, force: true });
		await exportEditor(root, folder, files, backend);
		copyFileSync(join(root, "public/icon.svg"), join(folder, "out/icon.svg"));
		console.log("The editor is in editor/out/, the rules for its host in editor/hosting/.");
	},
	SettingError,
	ContentError,
);
