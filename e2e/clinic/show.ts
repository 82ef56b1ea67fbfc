/** `npx tsx e2e/clinic/show.ts`: builds the clinic of the tests and serves it until the command is ended. */
import { join } from "node:path";
import { startPreview } from "@/scripts/server/preview";
import { buildClinic } from "./build";
import { addPhotographs } from "./photographs";

const { out, folder, remove } = await buildClinic({ change: addPhotographs });
const preview = await startPreview({ root: out, mailbox: join(folder, ".mailbox") });
console.log(`The clinic of the tests  ${preview.url}/`);
process.once("SIGINT", async () => {
	await preview.close();
	await remove();
});
