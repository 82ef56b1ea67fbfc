/** `npm run check:live`: lists what stops the site from going live, and advice, which does not. */
import { loadContentFiles } from "@/lib/content/load";
import { ContentError } from "@/lib/content/problem";
import { localDate } from "@/lib/hours/calendar";
import { orReport } from "../exec";
import { loadSettings } from "../pipeline/settings";
import {
	checkFacts,
	checkSettings,
	checkTranslations,
	describeFindings,
	describeServices,
	type Group,
} from "./findings";

const root = process.cwd();

await orReport(() => {
	loadSettings(root);
	const files = loadContentFiles(root);
	const findings = [
		...checkFacts(files, localDate(new Date(), files.clinic.data?.timeZone)),
		...checkTranslations(root, files),
		...checkSettings(process.env),
	];
	if (findings.length > 0) console.log(describeFindings(findings));
	if (files.clinic.data) console.log(describeServices(files.clinic.data));
	if (findings.every(({ group }) => group === "advice")) {
		console.log("Ready to go live.");
	} else {
		const count = (group: Group) => `${findings.filter((finding) => finding.group === group).length} ${group}`;
		console.error(`Not ready to go live: ${count("invented")}, ${count("missing")}, ${count("unsafe")}.`);
		process.exitCode = 1;
	}
}, ContentError);
