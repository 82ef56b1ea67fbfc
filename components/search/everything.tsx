import { ChevronDown } from "lucide-react";
import { linkedTextLang, type Page, siteLink } from "@/lib/pages/page";
import type { ListedGroup, ListedPage } from "@/lib/pages/pages";
import { fill } from "@/lib/text/fill";
import { Fold } from "../ui/fold";

/** All pages of the site by menu, with their parts in a disclosure. */
export function Everything({ groups, page }: { groups: ListedGroup[]; page: Page }) {
	return (
		<section aria-labelledby="everything" className="page-width py-section">
			<h2 id="everything" className="text-h2">
				{page.labels.search.everything}
			</h2>
			<div className="mt-head columns-1 gap-16 md:columns-2">
				{groups.map(({ heading, path, pages }) => (
					<section key={heading} aria-label={heading} className="break-inside-avoid lg:pb-10">
						<Fold onPhones summary={<span className="font-display">{heading}</span>}>
							<h3 className="text-h3">
								{path ? (
									<a {...siteLink(page, path)} className="text-link">
										{heading}
									</a>
								) : (
									heading
								)}
							</h3>
							<ul className="mt-3">
								{pages.map((entry) => (
									<Entry
										page={page}
										key={entry.path}
										entry={entry}
										textLang={path ? linkedTextLang(page, entry.path) : {}}
									/>
								))}
							</ul>
						</Fold>
					</section>
				))}
			</div>
		</section>
	);
}

type EntryProps = {
	entry: ListedPage;
	/** The attributes of text that comes from the listed page. */
	textLang: ReturnType<typeof linkedTextLang>;
	page: Page;
};

function Entry({ entry, textLang, page }: EntryProps) {
	const { label, path, description, parts } = entry;
	return (
		<li className="break-inside-avoid border-t border-ink-line py-3">
			<a {...siteLink(page, path)} {...textLang} className="text-link inline-flex min-h-8 items-center">
				{label}
			</a>
			{description && (
				<p {...textLang} className="text-small">
					{description}
				</p>
			)}
			{parts.length > 0 && (
				<details>
					<summary className="inline-flex min-h-11 items-center gap-2 text-small text-ink-muted">
						{fill(page.labels.search.parts, { page: label })}
						<ChevronDown aria-hidden="true" className="chevron size-4" />
					</summary>
					<ul className="gap-x-5 sm:columns-2">
						{parts.map((part) => (
							<li key={part.path} {...textLang}>
								<a
									{...siteLink(page, part.path)}
									className="inline-flex min-h-11 items-center underline underline-offset-4"
								>
									{part.label}
								</a>
							</li>
						))}
					</ul>
				</details>
			)}
		</li>
	);
}
