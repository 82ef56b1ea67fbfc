import { BackToTop } from "./back-to-top";
import { BookingForm } from "./booking/booking-form";
import { Carousel } from "./carousel/carousel";
import { CopyrightLine } from "./copyright-line";
import { FilmList } from "./film-list";
import { LostPath } from "./lost-path";
import { MainMenu } from "./main-menu";
import { MapFrame } from "./map-frame";
import { OpenNote } from "./open-note";
import { RoomGallery } from "./room-gallery";
import { SlidingTitle } from "./sliding-title";

/** Every island by its name. The browser's half, `client/loaders.ts`, must know the same names. */
export const islands = {
	"back-to-top": BackToTop,
	"booking-form": BookingForm,
	carousel: Carousel,
	"copyright-line": CopyrightLine,
	"film-list": FilmList,
	"lost-path": LostPath,
	"main-menu": MainMenu,
	"map-frame": MapFrame,
	"open-note": OpenNote,
	"room-gallery": RoomGallery,
	"sliding-title": SlidingTitle,
};

export type IslandName = keyof typeof islands;

/** When an island's script is fetched and run. */
export type Wake = "load" | "idle" | "visible";
