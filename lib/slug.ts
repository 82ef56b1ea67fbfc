/** A label as a path segment: lower-cased, runs of whitespace turned into hyphens (specification, section 2). */
export function slugify(label: string): string {
	return label.trim().toLowerCase().replace(/\s+/g, "-");
}

/** A heading as an anchor: as `slugify`, and only what reads well after a `#`. */
export function anchor(heading: string): string {
	return slugify(heading)
		.replace(/[^a-z0-9-]/g, "")
		.replace(/-{2,}/g, "-");
}
