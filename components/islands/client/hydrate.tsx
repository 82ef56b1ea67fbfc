import { type ComponentType, type ReactNode, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";

/** Says that the island is awake, within its hydration: a frame would be late for tests, which stop the clock. */
function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
	useLayoutEffect(onAwake, [onAwake]);
	return children;
}

/** Hydrates a component over its server-rendered markup. */
export function hydrateIsland(
	container: HTMLElement,
	Component: ComponentType<Record<string, unknown>>,
	props: Record<string, unknown>,
	onAwake: () => void,
): void {
	hydrateRoot(
		container,
		<Awake onAwake={onAwake}>
			<Component {...props} />
		</Awake>,
	);
}
