import { type ComponentType, type ReactNode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
	useEffect(onAwake, [onAwake]);
	return children;
}

/**
 * Hydrates `Component` over the markup that the server rendered into `container`.
 * Markup in its slot is handed back untouched: as inner HTML, which hydration leaves alone.
 * @param onAwake is called when it is done
 */
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
						// biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own markup, read from where it already stands
						dangerouslySetInnerHTML={{ __html: slot.innerHTML }}
					/>
				)}
			</Component>
		</Awake>,
	);
}
