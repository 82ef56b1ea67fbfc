"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { type PlainIsland, type PlainName, plain } from "./registry";

type PlainInDevelopmentProps = { name: PlainName; props: unknown; children?: ReactNode };

/** Runs a plain island under `next dev`, which has no client entry. Not in the export. */
export function PlainInDevelopment({ name, props, children }: PlainInDevelopmentProps) {
	const root = useRef<HTMLDivElement>(null);
	useEffect(() => {
		let gone = false;
		let cleanUp: ReturnType<PlainIsland<unknown>>;
		const run = async () => {
			const island = (await plain[name]()).default as PlainIsland<unknown>;
			if (!gone && root.current) cleanUp = island(root.current, props);
		};
		void run();
		return () => {
			gone = true;
			cleanUp?.();
		};
	}, [name, props]);
	return (
		<div ref={root} className="contents" data-island={name}>
			{children}
		</div>
	);
}
