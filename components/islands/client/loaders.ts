import type { ComponentType } from "react";
import type { IslandName, islands } from "../registry";

/** Fetches an island's component; esbuild makes one chunk of each. */
export const loaders: { [Name in IslandName]: () => Promise<(typeof islands)[Name]> } = {
	"back-to-top": () => import("../back-to-top").then((module) => module.BackToTop),
	"booking-form": () => import("../booking/booking-form").then((module) => module.BookingForm),
	carousel: () => import("../carousel/carousel").then((module) => module.Carousel),
	"copyright-line": () => import("../copyright-line").then((module) => module.CopyrightLine),
	"film-list": () => import("../film-list").then((module) => module.FilmList),
	"lost-path": () => import("../lost-path").then((module) => module.LostPath),
	"main-menu": () => import("../main-menu").then((module) => module.MainMenu),
	"map-frame": () => import("../map-frame").then((module) => module.MapFrame),
	"open-note": () => import("../open-note").then((module) => module.OpenNote),
	"room-gallery": () => import("../room-gallery").then((module) => module.RoomGallery),
	"sliding-title": () => import("../sliding-title").then((module) => module.SlidingTitle),
};

/** Fetches the component of the island with this name, its props yet unknown. */
export function loadIsland(name: string): Promise<ComponentType<Record<string, unknown>>> {
	const load = loaders[name as IslandName];
	if (!load) throw new Error(`There is no island named "${name}"`);
	return load() as Promise<unknown> as Promise<ComponentType<Record<string, unknown>>>;
}
