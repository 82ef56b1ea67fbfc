/** `npm run pictures`: finishes the pictures that the content names, as every build does. */
import { loadSources } from "@/lib/content/load";
import { ContentError } from "@/lib/content/problem";
import { buildPictures } from "./pictures/build-pictures";

const root = process.cwd();
try {
	await buildPictures(root, loadSources(root));
} catch (error) {
	if (!(error instanceof ContentError)) throw error;
	console.error(error.message);
	process.exit(1);
}
