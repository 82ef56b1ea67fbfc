/** The address at which a clinic publishes its site (`site` in `content/clinic.yaml`). */
type Published = { site: string };

/**
 * The folder of the site on its host, such as `/website`; "" at the top.
 * @param env `SITE_AT_TOP` puts the site at the top, to test it there
 */
export const folderOf = ({ site }: Published, env: Record<string, string | undefined> = process.env): string =>
	env.SITE_AT_TOP ? "" : new URL(site).pathname.replace(/\/+$/, "");

/**
 * The whole address of a page or file of the site.
 * @param path from the top of the site, such as `/films/door.mp4`; other addresses stay as they are
 */
export const wholeAddress = (published: Published, path: string): string =>
	new URL(/^\/(?!\/)/.test(path) ? folderOf(published) + path : path, published.site).href;
