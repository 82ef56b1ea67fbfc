/** Where a build is published: the address of the site, and whether it is a preview. */

type Environment = Record<string, string | undefined>;

/** The address at which a clinic publishes its site (`site` in `content/clinic.yaml`). */
type Published = { site: string };

/**
 * The folder of the site on its host, such as `/website`; "" at the top.
 * @param env `SITE_AT_TOP` puts the site at the top, to test it there
 */
export const folderOf = ({ site }: Published, env: Environment = process.env): string =>
	env.SITE_AT_TOP ? "" : new URL(site).pathname.replace(/\/+$/, "");

/**
 * The whole address of a page or file of the site.
 * @param path from the top of the site, such as `/films/door.mp4`; other addresses stay as they are
 */
export const wholeAddress = (published: Published, path: string): string =>
	new URL(/^\/(?!\/)/.test(path) ? folderOf(published) + path : path, published.site).href;

/**
 * Whether the host builds a preview; undefined if it does not say. Cloudflare sets the branch only: `PRODUCTION_BRANCH`
 * names a production branch other than `main`.
 */
function previewOnHost(env: Environment): boolean | undefined {
	if (env.NETLIFY && env.CONTEXT) return env.CONTEXT !== "production";
	if (env.VERCEL_ENV) return env.VERCEL_ENV !== "production";
	if (env.CF_PAGES && env.CF_PAGES_BRANCH) return env.CF_PAGES_BRANCH !== (env.PRODUCTION_BRANCH ?? "main");
	return undefined;
}

/**
 * Whether the build is a preview, with a strip on its pages and `noindex` (docs/publishing.md).
 * @param env `PREVIEW` (1 or 0) decides; without it, the host
 */
export function isPreview(env: Environment = process.env): boolean {
	if (env.PREVIEW) return env.PREVIEW !== "0";
	return previewOnHost(env) ?? false;
}
