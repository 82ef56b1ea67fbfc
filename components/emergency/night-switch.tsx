import { ALargeSmall, Moon } from "lucide-react";
import type { Page } from "@/lib/pages/page";
import { Island } from "../islands/island";
import "./night-switch.css";

/**
 * Switches pages with first aid to large type and dark colours. Invisible until its script is there, with its place kept
 * unless the browser runs none: nothing moves when it comes.
 */
export function NightSwitch({ page }: { page: Page }) {
	return (
		<Island name="night-switch" wake="idle">
			<button
				type="button"
				className="night-switch button button-quiet float-right min-h-11 shrink-0 px-4 text-small invisible noscript:hidden"
				aria-label={page.labels.emergency.night}
			>
				<ALargeSmall aria-hidden="true" className="size-6" />
				<Moon aria-hidden="true" className="size-5" />
				<span className="max-sm:hidden">{page.labels.emergency.night}</span>
			</button>
		</Island>
	);
}
