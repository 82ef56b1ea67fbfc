import type { Clinic } from "@/lib/content/schema/clinic";
import { Mark } from "../ui/mark";

/**
 * The loading screen: the mark and three dots, hidden from assistive technology and print. It shows only where the
 * page's inline script (lib/site/first-paint) takes its `hidden` away.
 */
export function LoadingScreen({ wordmark }: Pick<Clinic, "wordmark">) {
	return (
		<div className="loading-screen" aria-hidden="true" hidden suppressHydrationWarning>
			<div className="grid justify-items-center gap-3">
				<Mark className="w-20 text-pine" />
				<span className="font-display text-[1.75rem] leading-none">{wordmark}</span>
			</div>
			<div className="flex gap-2.5">
				<span className="loading-dot" />
				<span className="loading-dot" />
				<span className="loading-dot" />
			</div>
		</div>
	);
}
