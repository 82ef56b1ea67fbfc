import { CalendarX2 } from "lucide-react";
import { datedAttributes } from "@/lib/site/first-paint";
import type { Notice } from "@/lib/site/notices";
import { type Page, siteLink } from "@/lib/site/page";
import { normalisePath } from "@/lib/site/routes";

type NoticesProps = { notices: Notice[]; today: string; label: string; page: Page };

/**
 * The clinic's notices and what is out of the ordinary in the days to come, above everything else. Each shows between
 * its dates only, which the page's inline script sees to (lib/site/first-paint); without script, as on the day of the
 * build.
 */
export function Notices({ notices, today, label, page }: NoticesProps) {
	if (notices.length === 0) return null;
	return (
		<aside aria-label={label}>
			{notices.map(({ text, link, ...dates }) => (
				<p
					key={`${dates.from} ${text}`}
					{...datedAttributes(dates, today)}
					className="notice flex items-center justify-center gap-2.5 bg-marigold px-5 py-2.5 text-small/[1.6] font-semibold"
				>
					<CalendarX2 aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
					{link ? (
						<span>
							{text}{" "}
							<a {...siteLink(page, normalisePath(link.path))} className="underline underline-offset-[0.25em]">
								{link.label}
							</a>
						</span>
					) : (
						text
					)}
				</p>
			))}
		</aside>
	);
}
