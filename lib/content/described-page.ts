import "server-only";
import type { Crumbs } from "../site/breadcrumb";
import { localPath } from "../site/editions";
import type { DescribedPage } from "../site/structured-data/pages";
import type { SiteContent } from ".";
import { pageChanged } from "./generated-markup";

/**
 * A page's data for its structured data (schema.org/WebPage), with the date of its last change.
 * @param type its schema.org type
 * @param path its canonical path
 */
export const describedPage = (
	{ edition }: Pick<SiteContent, "edition">,
	type: DescribedPage["type"],
	path: string,
	{ name, description, crumbs }: { name: string; description: string; crumbs: Crumbs },
): DescribedPage => ({ type, path, name, description, changed: pageChanged(localPath(edition, path)), crumbs });
