import { LogOut } from "lucide-react";
import type { Page } from "@/lib/pages/page";

type LeaveLinkProps = {
	to: string;
	/** Above the word. */
	hasIcon?: boolean;
	className?: string;
	page: Page;
};

/** Leaves a discreet page for a harmless one; its script leaves no way back. Without script, a plain link. */
export function LeaveLink({ to, hasIcon = false, className, page }: LeaveLinkProps) {
	const { leave, leaveNow } = page.labels.discreet;
	return (
		<a href={to} rel="noreferrer nofollow" data-leave aria-label={leaveNow} className={className}>
			{hasIcon && <LogOut aria-hidden="true" className="size-5" />}
			{leave}
		</a>
	);
}
