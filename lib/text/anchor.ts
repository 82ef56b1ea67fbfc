import { slug } from "github-slugger";

/** A heading as an anchor, as GitHub makes them: letters of any script, digits and hyphens. */
export const anchor = (heading: string): string => slug(heading);
