/** The hosts to which `npm run publish` publishes. */
const publishHosts = ["cloudflare", "github"] as const;

export type PublishHost = (typeof publishHosts)[number];

export const isPublishHost = (name: string): name is PublishHost => publishHosts.some((host) => host === name);

/** Cloudflare's program, fetched when it is needed: the last version that runs on Node 20. */
export const WRANGLER = "wrangler@4.86.0";
