/**
 * `npm run check:live`: whether the site may go live: what is still invented, missing or unsafe, each with its place in
 * the content, and advice, which stops nothing.
 */
import nextEnv from "@next/env";
import { loadSources } from "@/lib/content/load";
import { ContentError } from "@/lib/content/problem";
import type { Sources } from "@/lib/content/sources";
import { localDate } from "@/lib/hours/calendar";
import { checkFacts } from "./live/facts";
import { describeFindings, type Group } from "./live/finding";
import { checkSettings } from "./live/settings";
import { checkTranslations } from "./live/translations";

function sourcesOrExit(): Sources {
	try {
		return loadSources(process.cwd());
	} catch (error) {
		if (!(error instanceof ContentError)) throw error;
		console.error(error.message);
		process.exit(1);
	}
}

nextEnv.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error });
const sources = sourcesOrExit();
const findings = [
	...checkFacts(sources, localDate(new Date(), sources.clinic.data?.timeZone)),
	...checkTranslations(process.cwd(), sources),
	...checkSettings(process.env),
];
if (findings.length > 0) console.log(describeFindings(findings));
const count = (group: Group) => findings.filter((one) => one.group === group).length;
const counts = `${count("invented")} invented, ${count("missing")} missing, ${count("unsafe")} unsafe`;
if (findings.every(({ group }) => group === "advice")) {
	console.log("Ready to go live.");
} else {
	console.error(`Not ready to go live: ${counts}.`);
	process.exitCode = 1;
}
