import { Mark } from "./mark";

type SectionHeadProps = { id: string; title: string; intro?: string };

/** The head of a part of a page: the mark, its title and a line that opens it. */
export function SectionHead({ id, title, intro }: SectionHeadProps) {
	return (
		<header className="max-w-2xl">
			<Mark className="w-8 text-pine in-[.bg-ink]:text-paper print:hidden" />
			<h2 id={id} className="mt-4 text-h2">
				{title}
			</h2>
			{intro && <p className="mt-4 text-lead text-balance">{intro}</p>}
		</header>
	);
}
