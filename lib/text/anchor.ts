import { slug } from "github-slugger";

/** A heading as a URL fragment, in GitHub's format: letters of any script, digits and hyphens. */
export const anchor = (heading: string): string => slug(heading);
