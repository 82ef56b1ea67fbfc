import { cpSync, mkdirSync, rmSync } from "node:fs";
import { noteContent, RELY_ON_NOTED } from "/work/wt/export/lib/content/noted";
import { buildAssets } from "/work/wt/export/scripts/build/build-assets";
import { notePageDates } from "/work/wt/export/scripts/build/page-dates";
import { must } from "/work/wt/export/scripts/run";

const root = process.cwd();
const t = Date.now();
const { sources, editions } = await buildAssets(root);
notePageDates(root, sources, editions, "2026-11-24");
noteContent(root, editions.contents);
console.log("assets", Date.now() - t);
rmSync(".export", { recursive: true, force: true });
const t2 = Date.now();
await must("node_modules/next/dist/bin/next", ["build"], {
	NEXT_TELEMETRY_DISABLED: "1",
	EXPORT_FOLDER: ".export/site",
	[RELY_ON_NOTED]: "1",
});
console.log("next", Date.now() - t2);
rmSync("/tmp/exp/raw", { recursive: true, force: true });
cpSync(".export/site", "/tmp/exp/raw", { recursive: true, preserveTimestamps: true });
