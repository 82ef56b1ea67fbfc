import { CalendarX2 } from "lucide-react";
import type { HoursWords } from "@/lib/hours/clock";
import type { Notice } from "@/lib/hours/notices";

type NoticesProps = { notices: Notice[]; today: string; words: HoursWords };

/**
 * What is out of the ordinary in the days to come, above everything else. Each shows between its dates only, which the
 * page's inline script sees to (lib/first-paint); without script, as on the day of the build.
 */
export function Notices({ notices, today, words }: NoticesProps) {
	if (notices.length === 0) return null;
	return (
		<aside aria-label={words.notices}>
			{notices.map(({ text, from, until }) => (
				<p
					key={from}
					data-from={from}
					data-until={until}
					hidden={today < from || today > until}
					suppressHydrationWarning
					className="notice"
				>
					<CalendarX2 aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
					{text}
				</p>
			))}
		</aside>
	);
}
