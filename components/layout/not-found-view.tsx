import type { SiteMenu } from "@/lib/menus";
import { paths } from "@/lib/routes";

export type NotFoundWords = {
	clinic: string;
	heading: string;
	text: string;
	backHome: string;
	menus: string;
	knownMenu: string;
};

type NotFoundViewProps = { menus: Pick<SiteMenu, "label" | "path">[]; words: NotFoundWords };

/** The not-found page's content (specification, section 2), with a way into every menu. */
export function NotFoundView({ menus, words }: NotFoundViewProps) {
	return (
		<div className="page-width py-section">
			<h1 className="text-h1">{words.heading}</h1>
			<p className="mt-6 max-w-measure text-lead">{words.text}</p>
			<a href={paths.home} className="button button-action mt-8">
				{words.backHome}
			</a>
			<h2 className="mt-16 text-h3">{words.menus}</h2>
			<ul className="mt-5 flex flex-wrap gap-3">
				{menus.map(({ label, path }) => (
					<li key={path}>
						<a href={path} className="button button-quiet">
							{label}
						</a>
					</li>
				))}
			</ul>
		</div>
	);
}
