import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseDocument, stringify, type YAMLSeq } from "yaml";
import { contentFiles } from "@/lib/content/sources";
import { madeUpTreatments } from "./made-up-treatments";

/**
 * Makes the clinic of a project one of so many treatments: writes those that are missing, with their drawings, and names
 * each in its menu, as `npm run new treatment` does.
 * @param root the project, whose content is changed
 * @throws {RangeError} as `madeUpTreatments`
 */
export function growClinic(root: string, count: number): void {
	const navigation = join(root, contentFiles.navigation.file);
	const document = parseDocument(readFileSync(navigation, "utf8"));
	const { menus } = document.toJS() as { menus: { slug: string }[] };
	const write = (path: string, text: string) => {
		const file = join(root, "content", path);
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, text);
	};
	for (const { menu, slug, data, drawing } of madeUpTreatments(root, count)) {
		write(`treatments/${menu}/${slug}.yaml`, stringify(data));
		if (drawing) write(drawing.src, drawing.svg);
		const items = document.getIn(["menus", menus.findIndex((one) => one.slug === menu), "items"]) as YAMLSeq;
		items.add(slug);
	}
	writeFileSync(navigation, String(document));
}
