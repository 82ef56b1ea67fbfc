type Environment = Record<string, string | undefined>;

/**
 * Whether a host builds a preview, by the environment variables that it sets; undefined without any. Cloudflare sets only
 * the branch: `PRODUCTION_BRANCH` names the production branch if it is not `main`.
 */
function previewOnHost(env: Environment): boolean | undefined {
	if (env.NETLIFY && env.CONTEXT) return env.CONTEXT !== "production";
	if (env.VERCEL_ENV) return env.VERCEL_ENV !== "production";
	if (env.CF_PAGES && env.CF_PAGES_BRANCH) return env.CF_PAGES_BRANCH !== (env.PRODUCTION_BRANCH ?? "main");
	return undefined;
}

/**
 * Whether the build is a preview (`docs/publishing.md`): its pages say so, and are `noindex`.
 * @param env `PREVIEW` (`1` or `0`) overrides the host's variables
 */
export function isPreview(env: Environment = process.env): boolean {
	if (env.PREVIEW) return env.PREVIEW !== "0";
	return previewOnHost(env) ?? false;
}
