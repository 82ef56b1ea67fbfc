/** Variables of the environment in which the site is built. */
type Environment = Record<string, string | undefined>;

/**
 * Whether a build on a host is of a change and not of the site itself, by the variables that the host sets: undefined
 * where it sets none. Cloudflare gives the branch alone, so another production branch than `main` has to be named.
 */
function previewOnHost(env: Environment): boolean | undefined {
	if (env.NETLIFY && env.CONTEXT) return env.CONTEXT !== "production";
	if (env.VERCEL_ENV) return env.VERCEL_ENV !== "production";
	if (env.CF_PAGES && env.CF_PAGES_BRANCH) return env.CF_PAGES_BRANCH !== (env.PRODUCTION_BRANCH ?? "main");
	return undefined;
}

/**
 * Whether the site is built to be looked at before it is published (`docs/publishing.md`): its pages then say so, and ask
 * search engines to stay away.
 * @param env `PREVIEW` decides, `1` or `0`; without it, what the host says; without a host, it is the site itself
 */
export function isPreview(env: Environment = process.env): boolean {
	if (env.PREVIEW) return env.PREVIEW !== "0";
	return previewOnHost(env) ?? false;
}
