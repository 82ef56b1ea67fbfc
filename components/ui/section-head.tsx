import { TwinStars } from "./twin-stars";

type SectionHeadProps = { id: string; title: string; intro?: string };

/** The head of a part of a page: the pair of stars, its title and a line that opens it. */
export function SectionHead({ id, title, intro }: SectionHeadProps) {
	return (
		<header className="max-w-2xl">
			<TwinStars className="section-mark" />
			<h2 id={id} className="mt-4 text-h2">
				{title}
			</h2>
			{intro && <p className="mt-4 text-lead text-balance">{intro}</p>}
		</header>
	);
}
