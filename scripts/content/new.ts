/** `npm run content:new -- MENU/SLUG`: begins the file of a new treatment, with every field and what it is for. */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { readContent } from "@/lib/content/load";
import { isSlug } from "@/lib/content/place";
import { treatment } from "@/lib/content/schema/treatment";
import { emptyFile } from "./empty-file";

function stop(message: string): never {
	console.error(message);
	process.exit(1);
}

const [place = ""] = process.argv.slice(2);
const [menu = "", slug = "", ...more] = place.split("/");
if (!isSlug(menu) || !isSlug(slug) || more.length > 0) {
	stop("Usage: npm run content:new -- MENU/SLUG, such as hand-surgery/trigger-finger");
}
// Other files may be unfinished too.
const menus = readContent(process.cwd()).sources.navigation.data?.menus ?? [];
if (!menus.some((one) => one.slug === menu)) {
	stop(`No menu has the slug ${menu}. There are ${menus.map((one) => one.slug).join(", ")} (content/navigation.yaml).`);
}
const file = `content/treatments/${menu}/${slug}.yaml`;
if (existsSync(file)) stop(`${file} is there already.`);
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, emptyFile(treatment));
console.log(`${file} can be filled in; "npm run check" names what is missing.
To show it in the navigation bar, add ${slug} to the items of its menu in content/navigation.yaml.`);
