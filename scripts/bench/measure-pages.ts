import type { Browser, Way } from "./lighthouse/measure";
import { largestPart, problems } from "./lighthouse/report";
import { measureInTurns, type Round, type Subject, tableOf } from "./lighthouse/rounds";
import type { MeasuredPage } from "./measured-sites";

/** Sites that are served, by their addresses without a slash at the end. */
export type ServedSites = {
	own: string;
	/** The same site as Next exports it. */
	stock: string;
	/** The page without anything. */
	bare: string;
	/** Other sites, whose first page is measured beside. */
	others: { name: string; url: string }[];
};

const ways: { title: string; way: Way; closely: boolean }[] = [
	{
		title: "Phone, line and processor simulated",
		way: { device: "phone", throttling: "simulated", all: true },
		closely: false,
	},
	{
		title: "Phone, line and processor really slowed",
		way: { device: "phone", throttling: "slowed", all: false },
		closely: true,
	},
	{ title: "Desktop", way: { device: "desktop", throttling: "simulated", all: true }, closely: false },
];

/**
 * Measures how soon pages show themselves, each with Lighthouse, in turns with those to compare with.
 * @param runs how often each is measured
 * @returns the medians as tables in Markdown, what keeps pages from the full score, and whether all bars are held
 */
export async function measurePages(pages: MeasuredPage[], sites: ServedSites, runs: number, browser: Browser) {
	const compared = (name: string, url: string): Subject => ({ name, url, ours: false, mayBlock: Infinity });
	const barePage = compared("Bare page", `${sites.bare}/`);
	const others = [
		...pages
			.filter(({ closely }) => closely)
			.map(({ name, path }) => compared(`${name}, Next's own export`, sites.stock + path)),
		...sites.others.map(({ name, url }) => compared(name, `${url}/`)),
	];
	const texts: string[] = [];
	const hints: string[] = [];
	let allHeld = true;
	for (const { title, way, closely } of ways) {
		const ours = pages
			.filter((page) => !closely || page.closely)
			.map(({ name, path, mayBlock }): Subject => ({ name, url: sites.own + path, ours: true, mayBlock }));
		const subjects = [...ours, ...(way.device === "phone" ? others : []), barePage];
		const rounds = await measureInTurns(subjects, way, runs, browser);
		const { text, held } = tableOf(rounds, rounds.at(-1) as Round, way);
		allHeld &&= held;
		texts.push(`### ${title}\n\n${text}`);
		for (const { subject, reports } of rounds.filter((round) => round.subject.ours)) {
			hints.push(`\n${title}: ${subject.name} (largest part: ${largestPart(reports)})`, ...problems(reports));
		}
	}
	return { text: texts.join("\n\n"), hints: hints.join("\n"), held: allHeld };
}
