import type { ComponentProps } from "react";
import backToTop from "./back-to-top";
import copyrightLine from "./copyright-line";
import mainMenu from "./main-menu";
import openNote from "./open-note";

/**
 * Islands with a state of their own: components that the server renders, and that the browser's renderer takes over when
 * they wake.
 */
export const rendered = {
	"booking-form": () => import("./booking/booking-form"),
	carousel: () => import("./carousel/carousel"),
	"map-frame": () => import("./map-frame"),
	"room-gallery": () => import("./room-gallery"),
};

/** An island of the frame around every page: it is in the first script itself, and never fetched. */
const ofFrame =
	<Function>(island: Function) =>
	async () => ({ default: island });

/** Islands that listen to markup of ordinary server components: functions, which need no renderer (`PlainIsland`). */
export const plain = {
	"back-to-top": ofFrame(backToTop),
	captions: () => import("./captions"),
	"copyright-line": ofFrame(copyrightLine),
	"film-list": () => import("./film-list"),
	"keep-page": () => import("./first-aid/keep-page"),
	"lost-path": () => import("./lost-path"),
	"main-menu": ofFrame(mainMenu),
	"open-note": ofFrame(openNote),
	"reading-place": () => import("./reading-place"),
	"search-box": () => import("../search/search-box.island"),
	"sliding-title": () => import("./sliding-title"),
};

/**
 * What a plain island is.
 * @param root the container of its markup
 * @param props what the server gave it, after a round trip through JSON
 * @returns what undoes it, which development needs
 */
export type PlainIsland<Props> = (root: HTMLElement, props: Props) => (() => void) | undefined;

export type RenderedName = keyof typeof rendered;
export type PlainName = keyof typeof plain;
export type IslandName = RenderedName | PlainName;

/** What a module, fetched by its loader, exports as the island. */
type Loaded<Loader extends () => Promise<{ default: unknown }>> = Awaited<ReturnType<Loader>>["default"];

/** The props that the server gives an island: they survive JSON. */
export type PropsOf<Name extends IslandName> = Name extends RenderedName
	? Omit<ComponentProps<Loaded<(typeof rendered)[Name]>>, "children">
	: Name extends PlainName
		? Parameters<Loaded<(typeof plain)[Name]>> extends [HTMLElement, infer Props]
			? Props
			: undefined
		: never;

/**
 * When an island's script is fetched and run: at once, when the browser is idle, when it comes near the window, or when
 * somebody goes to it or types into it.
 */
export type Wake = "load" | "idle" | "visible" | "use";

export const isRendered = (name: string): name is RenderedName => Object.hasOwn(rendered, name);
export const isPlain = (name: string): name is PlainName => name in plain;
