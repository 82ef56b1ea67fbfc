export { localDate as todayInIndia } from "./calendar";

/** India Standard Time is five and a half hours ahead of UTC, in minutes, the whole year. */
export const MINUTES_AHEAD_OF_UTC = 330;
