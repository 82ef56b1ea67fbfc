import * as z from "zod";

/** What a field contains or refers to. The checks and the build find fields by role, never by name. */
export type FieldRole =
	| "picture" // a picture's path below `content/`
	| "film" // a file's path below `public/`, as of posters and captions
	| "poster"
	| "captions"
	| "page" // the path of a page of the site
	| "treatment" // a treatment's id, `menu-slug/slug`
	| "menu" // a menu's slug
	| "doctor" // a doctor's slug
	| "guide" // the id of a section of a guide
	| "hospital" // `clinic`, or a hospital by its name in a doctor's timings
	| "location" // a place of the clinic by its name
	| "referral" // a hospital to which the clinic refers, by its id
	| "call" // whom to call: `ambulance`, `police`, a helpline or a referral
	| "figure" // a first-aid figure with minutes
	| "taxed" // marks a price to which tax is added
	| "markdown" // a text whose links and citations are checked
	| "sample" // marks an invented fact
	| "term"; // a search term, in any language

export const fieldRoles = z.registry<{ role: FieldRole }>();

/** A copy of a schema with a role. */
export function withRole<S extends z.ZodType>(role: FieldRole, schema: S): S {
	const marked = schema.clone();
	fieldRoles.add(marked, { role });
	return marked;
}
