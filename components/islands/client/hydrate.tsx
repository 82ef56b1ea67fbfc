import { type ComponentType, type ReactNode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

function Awake({ container, children }: { container: HTMLElement; children: ReactNode }) {
	useEffect(() => {
		container.dataset.awake = "";
		container.dispatchEvent(new Event("awake"));
	}, [container]);
	return children;
}

/**
 * Hydrates `Component` over the markup that the server rendered into `container`, which is marked `data-awake` and
 * gets an event `awake` when it is done.
 * Markup in its slot is handed back untouched: as inner HTML, which hydration leaves alone.
 */
export function hydrateIsland(container: HTMLElement, Component: ComponentType<Record<string, unknown>>): void {
	const slot = container.querySelector("[data-slot]");
	const props = JSON.parse(container.dataset.props ?? "{}");
	hydrateRoot(
		container,
		<Awake container={container}>
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
