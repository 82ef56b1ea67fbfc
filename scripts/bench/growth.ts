/**
 * `npm run bench:growth -- 24 250 2500`: builds made-up clinics of so many treatments, each from scratch in a copy of the
 * project, and prints what that takes as a table in Markdown. `--again` also changes one treatment and builds once more.
 */
import { copyProject } from "@/tests/support/project-copy";
import { growClinic } from "./growth/grow-clinic";
import { measuredBuild } from "./growth/measured-build";
import { rewordOne } from "./growth/reword-one";
import { siteSize } from "./growth/site-size";
import { type Grown, growthTable } from "./growth/table";

async function grown(treatments: number, twice: boolean): Promise<Grown> {
	const project = await copyProject();
	try {
		growClinic(project.folder, treatments);
		const first = await measuredBuild(project.folder);
		const size = siteSize(project.folder);
		if (!twice) return { treatments, first, size };
		rewordOne(project.folder);
		return { treatments, first, size, again: await measuredBuild(project.folder) };
	} finally {
		await project.remove();
	}
}

const sizes = process.argv.slice(2).filter((word) => word !== "--again");
if (sizes.length === 0 || !sizes.every((word) => /^\d+$/.test(word))) {
	console.error("Usage: npm run bench:growth -- 24 250 2500 [--again]");
	process.exit(1);
}
const clinics: Grown[] = [];
for (const size of sizes) {
	console.error(`A clinic of ${size} treatments …`);
	clinics.push(await grown(Number(size), process.argv.includes("--again")));
}
console.log(growthTable(clinics));
