import { type ComponentType, type ReactNode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
	useEffect(onAwake, [onAwake]);
	return children;
}

/** Hydrates a component over its server-rendered markup. Its slot is passed as inner HTML, which hydration keeps. */
export function hydrateIsland(
	container: HTMLElement,
	Component: ComponentType<Record<string, unknown>>,
	props: Record<string, unknown>,
	onAwake: () => void,
): void {
	const slot = container.querySelector("[data-slot]");
	hydrateRoot(
		container,
		<Awake onAwake={onAwake}>
			<Component {...props}>
				{slot && (
					<div
						data-slot
						suppressHydrationWarning
						// biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own markup
						dangerouslySetInnerHTML={{ __html: slot.innerHTML }}
					/>
				)}
			</Component>
		</Awake>,
	);
}
