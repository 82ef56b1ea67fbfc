/** The directives of a content security policy, each with its sources. */
export const directivesIn = (policy: string): Record<string, string[]> =>
	Object.fromEntries(
		policy
			.split("; ")
			.map((directive) => directive.split(" "))
			.map(([name = "", ...sources]) => [name, sources]),
	);
