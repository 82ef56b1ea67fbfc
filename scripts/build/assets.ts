/** `npm run assets`: builds pictures, fonts and the brand's parts, as every build does. */
import { ContentError } from "@/lib/content/problem";
import { buildAssets } from "./build-assets";

const root = process.cwd();
try {
	await buildAssets(root);
} catch (error) {
	if (!(error instanceof ContentError)) throw error;
	console.error(error.message);
	process.exit(1);
}
