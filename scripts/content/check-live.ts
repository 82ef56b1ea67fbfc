/** `npm run check:live`: whether the site may go live: the e-mail service is set up and nothing is invented. */
import nextEnv from "@next/env";
import { loadSources } from "@/lib/content/load";
import { samplePlaces } from "@/lib/content/sample";
import { emailSettings } from "../build/settings";

nextEnv.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error });
const missing = Object.entries(emailSettings).filter(([name]) => !process.env[name]);
for (const [name, meaning] of missing) console.error(`${name} is not set: ${meaning}.`);

const samples = samplePlaces(loadSources(process.cwd())).length;
if (samples > 0) console.error(`${samples} places are still sample content; "npm run content:sample" lists them.`);

if (missing.length + samples > 0) process.exitCode = 1;
else console.log("Ready to go live.");
