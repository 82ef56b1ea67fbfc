import "server-only";
import type { SiteContent } from "../lib/content";
import { pageChanged } from "../lib/content/generated-files";
import { localPath } from "../lib/model/locales";
import type { Crumbs } from "../lib/site/breadcrumb";
import type { DescribedPage } from "../lib/site/structured-data/pages";

/**
 * A page's data for its structured data (schema.org/WebPage), with the date of its last change.
 * @param type its schema.org type
 * @param path its canonical path
 */
export const describedPage = (
	{ locale }: Pick<SiteContent, "locale">,
	type: DescribedPage["type"],
	path: string,
	{ heading, description }: { heading: string; description: string },
	crumbs: Crumbs,
): DescribedPage => ({ type, path, name: heading, description, changed: pageChanged(localPath(locale, path)), crumbs });
