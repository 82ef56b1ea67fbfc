/** The look of the small clinic: colours of its own, the installed typefaces the other way round, and no ornaments. */
export const brandFile = {
	colours: {
		paper: "#fdfdff",
		sand: "#eeeef4",
		ink: "#101030",
		pine: "#203a8a",
		clay: "#b01050",
		clayDeep: "#900840",
		marigold: "#ffcc33",
		sage: "#c0d0e0",
		blush: "#f0d8e0",
		mist: "#d8e0f0",
	},
	typefaces: {
		headings: { package: "@fontsource-variable/figtree", kind: "sans", weight: 650 },
		text: { package: "@fontsource-variable/fraunces", kind: "serif", weight: { min: 400, max: 700 } },
	},
	mark: "brand/mark.svg",
	icon: { ground: "pine", mark: "sand" },
	browser: { theme: "pine", background: "sand" },
};

/** The small clinic's mark: a disc in the colour of the letters, and a square in marigold with an edge in ink. */
export const markFile = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10">
	<circle cx="5" cy="5" r="5" fill="currentColor"/>
	<path class="x fill-marigold stroke-ink" fill="red" d="M20 0h10v10H20z"/>
</svg>
`;
