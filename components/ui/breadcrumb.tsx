import type { Crumbs } from "@/lib/site/breadcrumb";
import { type Page, siteLink } from "@/lib/site/page";

/** Where a page stands: home, the menus above it, and the page itself, last and not a link. */
export function Breadcrumb({ crumbs: { label: name, above, here }, page }: { crumbs: Crumbs; page: Page }) {
	return (
		<nav aria-label={name} className="text-small print:hidden">
			<ol className="flex flex-wrap items-center gap-x-2">
				{above.map(({ label, path }) => (
					<li key={path} className="flex items-center gap-x-2">
						<a
							{...siteLink(page, path)}
							className="inline-flex min-h-8 items-center underline decoration-ink-faint underline-offset-4 hover:decoration-ink"
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
