import type { ComponentProps, ComponentType, ReactNode } from "react";
import { type IslandName, islands, type Wake } from "./registry";

type IslandProps<Name extends IslandName> = {
	name: Name;
	/** When to wake it: at once, when the browser is idle, or when it comes near the window. */
	wake: Wake;
	/** Props that survive JSON. */
	props: Omit<ComponentProps<(typeof islands)[Name]>, "children">;
	/** Server-rendered markup the island wraps and never renders again in the browser. */
	children?: ReactNode;
};

/**
 * Renders an interactive component into a marked container, from which the client entry
 * wakes it (design: islands).
 */
export function Island<Name extends IslandName>({ name, wake, props, children }: IslandProps<Name>) {
	const Component = islands[name] as ComponentType<Record<string, unknown>>;
	return (
		<div className="contents" data-island={name} data-wake={wake} data-props={JSON.stringify(props)}>
			<Component {...props}>{children && <div data-slot>{children}</div>}</Component>
		</div>
	);
}
