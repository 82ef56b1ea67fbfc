import { describeProblem, type Problem } from "@/lib/content/problem";

/** What keeps a site from going live, in the order in which it is listed; `advice` does not. */
export const groups = {
	invented: 'Invented: replace each, and remove its mark "sample: true"',
	missing: "Missing",
	unsafe: "Unsafe, or not fit for visitors",
	advice: "Advice: the site can go live without",
} as const;

export type Group = keyof typeof groups;

/** One thing to do before the site goes live, at its place in the content; without one, a setting of the build. */
export type Finding = { group: Group; at: Problem | string };

const line = ({ at }: Finding): string => (typeof at === "string" ? at : describeProblem(at));

/** All findings below the headings of their groups. */
export function describeFindings(findings: Finding[]): string {
	return (Object.keys(groups) as Group[])
		.map((group) => ({ group, lines: findings.filter((one) => one.group === group).map(line) }))
		.filter(({ lines }) => lines.length > 0)
		.map(({ group, lines }) => `${groups[group]} (${lines.length})\n${lines.join("\n")}\n`)
		.join("\n");
}
