import { long } from "./long";
import { missing } from "./missing";
import { short } from "./short";

/** The data in which the kit shows every component. */
export const lengths = { short, long, missing };

export type Length = keyof typeof lengths;

export const lengthNames = Object.keys(lengths) as Length[];
