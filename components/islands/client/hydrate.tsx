import { type ComponentType, type ReactNode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
	useEffect(onAwake, [onAwake]);
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
