/**
 * `npm run build`: checks the content, exports and finishes the site, and replaces `out/`. With `--live`, as
 * `npm run build:live`, it stops if `npm run check:live` reports a problem; previews are built in any case.
 */
import "../check-folder.cjs";
import { join } from "node:path";
import { USE_CONTENT_SNAPSHOT, writeSnapshot } from "@/lib/content/build-cache";
import { type ContentFiles, sampleFields } from "@/lib/content/content";
import { describeWarnings, lintContent } from "@/lib/content/lint-content";
import { ContentError } from "@/lib/content/problem";
import { localDate } from "@/lib/hours/calendar";
import type { SiteLocales } from "@/lib/languages/locales";
import { folderOf, isPreview } from "@/lib/pages/deployment";
import { exitWith, runOrExit } from "../exec";
import { buildAssets } from "./build-assets";
import { ExportError } from "./export/export-error";
import { finishExport } from "./export/finish-export";
import { writeHostingRules } from "./export/hosting/write-hosting-rules";
import { precompress, precompresses } from "./export/precompress";
import { replaceSite } from "./export/swap-output";
import { datePages } from "./page-dates";
import { emailSettings, embeddedMailbox, loadSettings } from "./settings";
import { step, timing } from "./steps";

const root = process.cwd();

type CheckedContent = { files: ContentFiles; contents: SiteLocales["contents"] };

/** Checks the content and makes the files that pages need. */
async function prepareContent(): Promise<CheckedContent> {
	const { files, locales } = await buildAssets(root);
	const samples = sampleFields(files).length;
	const today = localDate(new Date(), files.clinic.data?.timeZone);
	const warnings = [...lintContent(root, files, today), ...locales.incomplete];
	if (warnings.length > 0) console.log(describeWarnings(warnings));
	if (samples > 0) console.log(`Building with sample content in ${samples} places ("npm run check:live").`);
	const dates = datePages(root, files, locales, today);
	if (dates) console.log(dates);
	return { files, contents: locales.contents };
}

/**
 * Warns if settings of the e-mail service are missing: the form then offers telephone, WhatsApp and e-mail only. If all
 * are missing, the form sends to the mailbox of the preview.
 */
function checkEmailService(): void {
	const missing = Object.keys(emailSettings).filter((name) => !process.env[name]);
	if (Object.keys(embeddedMailbox).every((name) => !process.env[name])) {
		Object.assign(process.env, embeddedMailbox);
		console.warn("No e-mail service is set up: the appointment form writes to the mailbox of the preview only.");
	} else if (missing.length > 0) {
		console.warn(`The appointment form cannot send: ${missing.join(", ")} not set.`);
	}
}

/** Exports the site into a folder, and finishes it there. */
async function exportSite(exportFolder: string, { files, contents }: CheckedContent): Promise<void> {
	const [content] = contents;
	const out = join(root, exportFolder);
	const folder = folderOf(content.clinic);
	const compress = precompresses(process.env);
	const runtime = process.env.ISLANDS_RUNTIME === "react" ? "react" : "preact";
	writeSnapshot(root, contents);
	const next = { NEXT_TELEMETRY_DISABLED: "1", EXPORT_FOLDER: exportFolder, [USE_CONTENT_SNAPSHOT]: "1" };
	await step("Next", () => runOrExit("node_modules/next/dist/bin/next", ["build"], next));
	await finishExport(root, out, files, contents, { runtime, folder, compress });
	await step("rules for hosts", () => writeHostingRules(root, out, contents, folder));
	if (compress) await step("compression", () => precompress(out));
}

if (process.argv.includes("--live") && !isPreview()) await runOrExit("scripts/launch/check-live.ts");
loadSettings(root);
try {
	const checked = await step("content and pictures", prepareContent);
	checkEmailService();
	await replaceSite(root, (folder) => exportSite(folder, checked));
	console.log(timing());
} catch (error) {
	if (error instanceof ContentError) exitWith(error.message);
	if (error instanceof ExportError) exitWith(`The export cannot be finished.\n${error.message}`);
	throw error;
}
