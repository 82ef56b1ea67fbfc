import type { ComponentType, ReactNode } from "react";
import { PlainInDevelopment } from "./plain-in-development";
import {
	type IslandName,
	isPlain,
	type PlainName,
	type PropsOf,
	type RenderedName,
	rendered,
	type Wake,
} from "./registry";

type IslandProps<Name extends IslandName> = {
	name: Name;
	wake: Wake;
	/** Server-rendered markup that a plain island listens to; a rendered island has none. */
	children?: Name extends PlainName ? ReactNode : never;
} & (PropsOf<Name> extends undefined ? { props?: undefined } : { props: PropsOf<Name> });

/** A rendered island's component, as the server renders it. */
async function renderedMarkup(name: RenderedName, props: object | undefined): Promise<ReactNode> {
	const Component = (await rendered[name]()).default as ComponentType<Record<string, unknown>>;
	return <Component {...props} />;
}

/** Renders an island into a container from which the client entry wakes it. */
export async function Island<Name extends IslandName>({ name, wake, props, children }: IslandProps<Name>) {
	if (isPlain(name) && process.env.NODE_ENV === "development") {
		return (
			<PlainInDevelopment name={name} props={props}>
				{children}
			</PlainInDevelopment>
		);
	}
	return (
		<div className="contents" data-island={name} data-wake={wake} data-props={props && JSON.stringify(props)}>
			{isPlain(name) ? children : await renderedMarkup(name as RenderedName, props)}
		</div>
	);
}
