import { getContent } from "@/lib/content";
import { paths } from "@/lib/site/routes";
import { breadcrumbThing } from "@/lib/site/structured-data";
import { StructuredData } from "./structured-data";

type Crumb = { label: string; path: string };

/** Where this page stands: home, the menus above it, and the page itself, last and not a link. */
export function Breadcrumb({ trail, here }: { trail: Crumb[]; here: string }) {
	const content = getContent();
	const { words } = content;
	const crumbs = [{ label: words.breadcrumb.home, path: paths.home }, ...trail];
	return (
		<nav aria-label={words.breadcrumb.label} className="text-small screen-only">
			<StructuredData things={[breadcrumbThing(content, crumbs)]} />
			<ol className="flex flex-wrap items-center gap-x-2">
				{crumbs.map(({ label, path }) => (
					<li key={path} className="flex items-center gap-x-2">
						<a
							href={path}
							className="inline-flex min-h-8 items-center underline decoration-ink/35 underline-offset-4 hover:decoration-ink"
						>
							{label}
						</a>
						<span aria-hidden="true">/</span>
					</li>
				))}
				<li aria-current="page">{here}</li>
			</ol>
		</nav>
	);
}
