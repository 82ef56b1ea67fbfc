import type { Answer } from "./raw-request";

/** The directives of a content security policy, each with its sources. */
export const directivesIn = (policy: string): Record<string, string[]> =>
	Object.fromEntries(
		policy
			.split("; ")
			.map((directive) => directive.split(" "))
			.map(([name = "", ...sources]) => [name, sources]),
	);

const guards = {
	"x-content-type-options": /^nosniff$/,
	"x-frame-options": /^DENY$/,
	"referrer-policy": /^strict-origin-when-cross-origin$/,
	"cross-origin-opener-policy": /^same-origin$/,
	"cross-origin-resource-policy": /^cross-origin$/,
	"permissions-policy": /camera=\(\), /,
};

/** What MDN's HTTP Observatory demands for 120 points and A+ (its `src/grader/charts.js`), and the other guards. */
export function guarded({ headers: sent }: Answer): string {
	const headers = Object.fromEntries(
		Object.entries(sent).map(([name, value]) => [name, String(value).replace(/^(.+), \1$/, "$1")]),
	);
	const policy = directivesIn(headers["content-security-policy"] ?? "");
	const closed = ["frame-ancestors", "base-uri", "default-src", "object-src"];
	const isClosed = closed.every((name) => policy[name]?.join() === "'none'");
	const runsOwn = /^'self'( 'sha256-[\w+/=]+')*$/.test(policy["script-src"]?.join(" ") ?? "");
	const isNarrow = !/http:|ws:|\*|https:(\s|$)/.test(Object.values(policy).flat().join(" "));
	const missing = Object.entries(guards).flatMap(([name, value]) => (value.test(headers[name] ?? "") ? [] : [name]));
	if (!(isClosed && runsOwn && isNarrow)) missing.push("content-security-policy");
	if (missing.length > Object.keys(guards).length) return "none";
	const twice = headers["x-frame-options"] === sent["x-frame-options"] ? [] : ["twice"];
	return [
		missing.length ? `all but ${missing.join(", ")}` : "all",
		...twice,
		...(headers["set-cookie"] === undefined ? [] : ["and set-cookie"]),
	].join(" ");
}
