import type { Backend } from "@sveltia/cms";

/** The settings of the editor on a host, each with what it is for. */
export const editorSettings = {
	EDITOR_REPOSITORY: "the repository on GitHub that the editor saves to, as owner/name",
	EDITOR_BRANCH: "the branch that it saves to; main unless said",
	EDITOR_SIGN_IN: "the address of a sign-in service, such as Sveltia CMS Authenticator; without it a token is pasted",
} as const;

/** A setting that is missing or cannot be right; `message` names it. */
export class SettingError extends Error {}

/** The address of a service without a path, as a policy names it. */
function originOf(address: string): string {
	const origin = URL.canParse(address) ? new URL(address).origin : "";
	if (!origin.startsWith("https://"))
		throw new SettingError(`EDITOR_SIGN_IN must begin with https://, found ${address}`);
	return origin;
}

/**
 * Where the editor of a host reads and saves.
 * @param env the environment
 * @throws {SettingError} if the repository is not named, or a setting cannot be right
 */
export function hostedBackend(env: Record<string, string | undefined>): Backend {
	const { EDITOR_REPOSITORY: repo, EDITOR_BRANCH: branch = "main", EDITOR_SIGN_IN: service } = env;
	if (!repo) throw new SettingError(`EDITOR_REPOSITORY is not set: ${editorSettings.EDITOR_REPOSITORY}`);
	if (!/^[\w-]+\/[\w.-]+$/.test(repo)) throw new SettingError(`EDITOR_REPOSITORY must be owner/name, found ${repo}`);
	const signIn = service ? { base_url: originOf(service) } : { auth_methods: ["token" as const] };
	return { name: "github", repo, branch, ...signIn };
}
