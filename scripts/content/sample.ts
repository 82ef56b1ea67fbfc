/** `npm run content:sample`: lists every invented fact and fails while there is one. */
import { loadSources } from "@/lib/content/load";
import { describeProblem } from "@/lib/content/problem";
import { samplePlaces } from "@/lib/content/sample";

const places = samplePlaces(loadSources(process.cwd()));
if (places.length === 0) {
	console.log("No sample content is left.");
} else {
	console.log(places.map(describeProblem).join("\n"));
	console.error(`${places.length} places are still sample content. Replace each and remove its "sample: true".`);
	process.exitCode = 1;
}
