import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import "./phone-fold.css";

type PhoneFoldProps = {
	/** The heading of phones. Wider windows show the one among the children. */
	heading: ReactNode;
	children: ReactNode;
};

/** A part that phones fold under its heading. Wider windows show it, but older browsers fold it there, too. */
export function PhoneFold({ heading, children }: PhoneFoldProps) {
	return (
		<details className="phone-fold">
			<summary>
				{heading}
				<ChevronDown aria-hidden="true" className="chevron size-5 shrink-0" />
			</summary>
			{children}
		</details>
	);
}
