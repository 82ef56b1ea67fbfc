/**
 * `npm run build`: checks the content, exports the site with Next, finishes the export aside and puts it in place as
 * `out/`. With `--admin`, the editor is part of it.
 */
import { join } from "node:path";
import nextEnv from "@next/env";
import type { Backend } from "@sveltia/cms";
import { noteContent, RELY_ON_NOTED } from "@/lib/content/noted";
import { ContentError } from "@/lib/content/problem";
import { samplePlaces } from "@/lib/content/sample";
import type { Sources } from "@/lib/content/sources";
import type { Editions } from "@/lib/content/translation/editions";
import { describeWarnings, warningsOn } from "@/lib/content/warnings";
import { localDate } from "@/lib/hours/calendar";
import { folderOf } from "@/lib/site/address";
import { exportEditor, hostedBackend, SettingError } from "../editor/export-editor";
import { must } from "../run";
import { buildAssets } from "./build-assets";
import { ExportError } from "./export/export-error";
import { finishExport } from "./export/finish-export";
import { writeHostingRules } from "./export/hosting/write-hosting-rules";
import { precompress, precompresses } from "./export/precompress";
import { replaceSite } from "./export/swap-output";
import { datePages } from "./page-dates";
import { emailSettings, embeddedMailbox } from "./settings";
import { noteSteps, step } from "./steps";

const root = process.cwd();

/** Checks the content and makes what pages need of it; stops with what is wrong, in the content's own terms. */
async function prepareContent(): Promise<{ sources: Sources; contents: Editions["contents"] }> {
	try {
		const { sources, editions } = await buildAssets(root);
		const samples = samplePlaces(sources).length;
		const today = localDate(new Date(), sources.clinic.data?.timeZone);
		const warnings = [...warningsOn(root, sources, today), ...editions.wanting];
		if (warnings.length > 0) console.log(describeWarnings(warnings));
		if (samples > 0) console.log(`Building with sample content in ${samples} places ("npm run check:live").`);
		const dates = datePages(root, sources, editions, today);
		if (dates) console.log(dates);
		return { sources, contents: editions.contents };
	} catch (error) {
		if (!(error instanceof ContentError)) throw error;
		console.error(error.message);
		process.exit(1);
	}
}

/**
 * Names the settings without which the form can only offer telephone, WhatsApp and e-mail. Where none is set, the form
 * is built for the mailbox of the preview, which works without an account.
 */
function settleEmailService(): void {
	const missing = Object.keys(emailSettings).filter((name) => !process.env[name]);
	if (Object.keys(embeddedMailbox).every((name) => !process.env[name])) {
		Object.assign(process.env, embeddedMailbox);
		console.warn("No e-mail service is set up: the appointment form writes to the mailbox of the preview only.");
	} else if (missing.length > 0) {
		console.warn(`The appointment form cannot send: ${missing.join(", ")} not set.`);
	}
}

/** Where the editor on the host is to save, if there is to be one; stops with the name of the setting that is missing. */
function editorBackend(): Backend | undefined {
	if (!process.argv.includes("--admin")) return undefined;
	try {
		return hostedBackend(process.env);
	} catch (error) {
		if (!(error instanceof SettingError)) throw error;
		console.error(`The site cannot have the editor. ${error.message}`);
		process.exit(1);
	}
}

/** Exports the site into a folder and finishes it there; stops with what is wrong with its pages. */
async function exportSite(exportFolder: string, sources: Sources, contents: Editions["contents"]): Promise<void> {
	const [content] = contents;
	const out = join(root, exportFolder);
	const folder = folderOf(content.clinic);
	const compress = precompresses(process.env);
	const runtime = process.env.ISLANDS_RUNTIME === "react" ? "react" : "preact";
	noteContent(root, contents);
	const next = { NEXT_TELEMETRY_DISABLED: "1", EXPORT_FOLDER: exportFolder, [RELY_ON_NOTED]: "1" };
	await step("Next", () => must("node_modules/next/dist/bin/next", ["build"], next));
	try {
		await finishExport(root, out, sources, contents, { runtime, folder, compress });
		if (editor) await exportEditor(root, out, sources, editor);
		await step("rules for hosts", () => writeHostingRules(root, out, contents, folder));
		if (compress) await step("compression", () => precompress(out));
	} catch (error) {
		if (!(error instanceof ExportError)) throw error;
		console.error(`The export cannot be finished.\n${error.message}`);
		process.exit(1);
	}
}

nextEnv.loadEnvConfig(root, false, { info: () => {}, error: console.error });
const editor = editorBackend();
const { sources, contents } = await step("content and pictures", prepareContent);
settleEmailService();
await replaceSite(root, (folder) => exportSite(folder, sources, contents));
console.log(noteSteps(root));
