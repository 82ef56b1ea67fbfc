import { BackToTop } from "./back-to-top";
import { BookingForm } from "./booking/booking-form";
import { LostPath } from "./lost-path";
import { MainMenu } from "./main-menu";

/** Every island by its name. The browser's half, `client/loaders.ts`, must know the same names. */
export const islands = {
	"back-to-top": BackToTop,
	"booking-form": BookingForm,
	"lost-path": LostPath,
	"main-menu": MainMenu,
};

export type IslandName = keyof typeof islands;

/** When an island's script is fetched and run. */
export type Wake = "load" | "idle" | "visible" | "interaction";
