import { CalendarX2, Eye } from "lucide-react";
import { normalisePath } from "@/lib/model/routes";
import { datedAttributes } from "@/lib/pages/first-paint";
import type { Notice } from "@/lib/pages/notices";
import { type Page, siteLink } from "@/lib/pages/page";

type NoticesProps = { notices: Notice[]; today: string; page: Page };

/** Notices and coming closings, at the very top. The inline script (first-paint.ts) shows each between its dates. */
export function Notices({ notices, today, page }: NoticesProps) {
	if (notices.length === 0) return null;
	return (
		<aside aria-label={page.labels.hours.notice.label}>
			{notices.map(({ text, link, ...dates }) => (
				<p
					key={`${dates.from} ${text}`}
					{...datedAttributes(dates, today)}
					className="notice flex items-center justify-center gap-2.5 bg-marigold px-5 py-2.5 text-small/[1.6] font-semibold text-ink"
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

/** The strip above every page of a preview build. */
export function PreviewStrip({ page }: { page: Page }) {
	return (
		<aside aria-label={page.labels.preview.label}>
			<p className="flex items-center justify-center gap-2.5 bg-marigold px-5 py-2.5 text-small/[1.6] font-semibold text-ink">
				<Eye aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
				{page.labels.preview.text}
			</p>
		</aside>
	);
}
