import type { Config } from "tailwindcss";
import { translucent } from "./lib/brand/contrast";
import { nightColours, type PageColours } from "./lib/brand/night-colours";
import { Screens } from "./lib/brand/screens";
import { builtBrand } from "./lib/content/build-cache";
import { type FaceKind, fallbackFamilies } from "./scripts/pipeline/fonts/system-faces";

type Values = Record<string, string>;

const { colours, typefaces, corners } = builtBrand(process.cwd());
const day: PageColours = { white: "#ffffff", ...colours };

/** Colours, and the tints of lettering and lines. */
const paletteOf = ({ clayDeep, ...others }: PageColours): Values => ({
	...others,
	"clay-deep": clayDeep,
	"ink-muted": translucent(others.ink, 0.8),
	"ink-frame": translucent(others.ink, 0.55),
	"ink-faint": translucent(others.ink, 0.25),
	"ink-line": translucent(others.ink, 0.14),
	"paper-muted": translucent(others.paper, 0.85),
	"paper-line": translucent(others.paper, 0.2),
});

const palette = paletteOf(day);

/** A typeface of the brand, its fallbacks, and the device's generic family. */
const family = (role: "headings" | "text", kind: FaceKind): string =>
	[role, ...fallbackFamilies(role, kind), kind === "serif" ? "serif" : "sans-serif"].join(", ");

const families: Values = {
	display: family("headings", typefaces.headings.kind),
	sans: family("text", typefaces.text.kind),
};

const sizes: Values = {
	h1: "clamp(2.5rem, 1.6rem + 3.9vw, 4.5rem)",
	h2: "clamp(1.875rem, 1.5rem + 1.7vw, 2.75rem)",
	h3: "clamp(1.375rem, 1.28rem + 0.42vw, 1.625rem)",
	lead: "clamp(1.0625rem, 0.95rem + 0.5vw, 1.3125rem)",
	body: "clamp(1.0625rem, 1.04rem + 0.1vw, 1.125rem)",
	small: "0.9375rem",
	note: "0.8125rem",
};

const widths: Values = { page: "75rem", measure: "42rem" };
const round = "999px";
/** Corners of cards as the brand has them, of panels around cards, of fields, and of small parts within them. */
const corner = (share: number): string => `${(corners.cards * share) / 16}rem`;
const radii: Values = {
	card: corner(1),
	panel: corner(1.5),
	field: corner(0.75),
	small: corner(0.5),
	button: corners.buttons === undefined ? round : `${corners.buttons / 16}rem`,
};
/** Above and below a section, and below its head. */
const spaces: Values = {
	section: "clamp(2.25rem, 0.8rem + 6.5vw, 6.5rem)",
	head: "clamp(1.5rem, 0.4rem + 3.8vw, 3rem)",
};
const shadows: Values = { lift: `0 18px 40px -24px ${translucent(colours.ink, 0.45)}` };

/** Values under the names that Tailwind itself gives to variables, such as `--color-ink`. */
const variables = (kind: string, values: Values): Values =>
	Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${kind}-${name}`, value]));

/** The variables in place of their values, such as `var(--color-ink)`. */
const references = (kind: string, values: Values): Values =>
	Object.fromEntries(Object.keys(values).map((name) => [name, `var(--${kind}-${name})`]));

/**
 * Design tokens: the brand's colours and typefaces, and the sizes of the site's look. Pages have them as variables,
 * except widths in media queries: style sheets use `@variant lg`, code `lib/brand/screens`.
 */
export default {
	content: ["./app/**/*.tsx", "./components/**/*.tsx"],
	theme: {
		screens: { ...Screens },
		colors: { transparent: "transparent", current: "currentColor", ...references("color", palette) },
		fontFamily: references("font", families),
		extend: {
			fontSize: {
				title: ["clamp(1.625rem, 7.4vw, 2.25rem)", { lineHeight: "1.12", letterSpacing: "-0.014em" }],
				h1: ["var(--text-h1)", { lineHeight: "1.06", letterSpacing: "-0.018em" }],
				h2: ["var(--text-h2)", { lineHeight: "1.12", letterSpacing: "-0.012em" }],
				h3: ["var(--text-h3)", { lineHeight: "1.2", letterSpacing: "-0.006em" }],
				lead: ["var(--text-lead)", { lineHeight: "1.55" }],
				body: ["var(--text-body)", { lineHeight: "1.6" }],
				small: ["var(--text-small)", { lineHeight: "1.5" }],
				note: ["var(--text-note)", { lineHeight: "1.45" }],
			},
			maxWidth: references("container", widths),
			borderRadius: { full: round, ...references("radius", radii) },
			spacing: references("spacing", spaces),
		},
	},
	plugins: [
		({ addBase }: { addBase: (rules: Record<string, Values>) => void }) =>
			addBase({
				// What is dark by day stays as it is by night.
				":root, [data-night] .bg-ink, [data-night] .bg-marigold": variables("color", palette),
				":root": {
					...variables("font", families),
					...variables("text", sizes),
					...variables("container", widths),
					...variables("radius", radii),
					...variables("spacing", spaces),
					...variables("shadow", shadows),
				},
				// The reader's choice on pages with first aid.
				"[data-night]": variables("color", paletteOf(nightColours(day))),
			}),
	],
} satisfies Config;
