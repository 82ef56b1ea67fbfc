import type { ComponentProps } from "react";
import copyrightLine from "../layout/copyright-line.island";
import mainMenu from "../layout/main-menu.island";
import openNow from "../layout/open-now.island";
import pageScroll from "../layout/page-scroll.island";

/** Islands with state: components that the server renders and the browser hydrates when they wake. */
export const rendered = {
	"booking-form": () => import("../booking/booking-form.island"),
	"map-frame": () => import("../clinic/map-frame.island"),
	"room-gallery": () => import("../clinic/room-gallery.island"),
};

/** An island of every page: part of the entry script, not a chunk. */
const bundled =
	<Function>(island: Function) =>
	async () => ({ default: island });

/** Islands without a renderer: functions that listen to server-rendered markup. */
export const plain = {
	"page-scroll": bundled(pageScroll),
	carousel: () => import("../carousel/carousel.island"),
	slider: () => import("../carousel/slider.island"),
	captions: () => import("../films/captions.island"),
	"copyright-line": bundled(copyrightLine),
	discreet: () => import("../layout/discreet.island"),
	"film-list": () => import("../films/film-list.island"),
	"offline-page": () => import("../emergency/offline-page.island"),
	"night-switch": () => import("../emergency/night-switch.island"),
	fees: () => import("../clinic/fees.island"),
	"not-found": () => import("../layout/not-found.island"),
	listen: () => import("../listen/listen.island"),
	"main-menu": bundled(mainMenu),
	"open-now": bundled(openNow),
	"scroll-spy": () => import("../layout/scroll-spy.island"),
	"search-box": () => import("../search/search-box.island"),
	"sliding-title": () => import("../doctor/sliding-title.island"),
	"visit-counter": () => import("../layout/visit-counter.island"),
	"step-by-step": () => import("../treatment/step-by-step.island"),
};

/**
 * @param root the container of its markup
 * @param props from the server, parsed from JSON
 * @returns clean-up, for development
 */
export type PlainIsland<Props> = (root: HTMLElement, props: Props) => (() => void) | undefined;

export type RenderedName = keyof typeof rendered;
export type PlainName = keyof typeof plain;
export type IslandName = RenderedName | PlainName;

type Loaded<Loader extends () => Promise<{ default: unknown }>> = Awaited<ReturnType<Loader>>["default"];

/** The props of an island. They must survive JSON. */
export type PropsOf<Name extends IslandName> = Name extends RenderedName
	? Omit<ComponentProps<Loaded<(typeof rendered)[Name]>>, "children">
	: Name extends PlainName
		? Parameters<Loaded<(typeof plain)[Name]>> extends [HTMLElement, infer Props]
			? Props
			: undefined
		: never;

/** When an island's script is loaded and run: at once, when idle, near the viewport, on first use, or three seconds late. */
export type Wake = "load" | "idle" | "visible" | "use" | "late";

export const isRendered = (name: string): name is RenderedName => Object.hasOwn(rendered, name);
export const isPlain = (name: string): name is PlainName => name in plain;
