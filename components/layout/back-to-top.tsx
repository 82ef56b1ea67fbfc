import { Island } from "../islands/island";
import { LineIcon } from "../ui/line-icon";

/** A link to the top of the page. Its island shows it once the visitor has scrolled; until then it takes no focus. */
export function BackToTop({ label }: { label: string }) {
	return (
		<Island name="back-to-top" wake="idle">
			<a href="#top" className="back-to-top">
				<LineIcon name="up" />
				<span className="sr-only">{label}</span>
			</a>
		</Island>
	);
}
