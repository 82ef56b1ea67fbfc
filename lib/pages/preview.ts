type Environment = Record<string, string | undefined>;

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
