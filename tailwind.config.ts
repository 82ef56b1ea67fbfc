import type { Config } from "tailwindcss";
import { translucent } from "./lib/brand/contrast";
import { readBrand } from "./lib/brand/read-brand";
import { screens } from "./lib/look/screens";
import { type FaceKind, fallbackFamilies } from "./scripts/build/fonts/system-faces";

const { colours, typefaces } = readBrand(process.cwd());
const { clay, clayDeep, ...plainColours } = colours;

/** A typeface of the brand, the faces that stand in for it, and whatever the device has of its kind. */
const family = (role: "headings" | "text", kind: FaceKind) => [
	`var(--font-${role})`,
	...fallbackFamilies(role, kind),
	kind === "serif" ? "serif" : "sans-serif",
];

/** Design tokens: the colours and typefaces of the brand, and the sizes and widths of the site's look. */
export default {
	content: ["./app/**/*.tsx", "./components/**/*.tsx"],
	theme: {
		screens,
		colors: {
			transparent: "transparent",
			current: "currentColor",
			white: "#ffffff",
			...plainColours,
			clay: { DEFAULT: clay, deep: clayDeep },
		},
		extend: {
			fontFamily: {
				display: family("headings", typefaces.headings.kind),
				sans: family("text", typefaces.text.kind),
			},
			fontSize: {
				h1: ["clamp(2.5rem, 1.6rem + 3.9vw, 4.5rem)", { lineHeight: "1.06", letterSpacing: "-0.018em" }],
				h2: ["clamp(1.875rem, 1.5rem + 1.7vw, 2.75rem)", { lineHeight: "1.12", letterSpacing: "-0.012em" }],
				h3: ["clamp(1.375rem, 1.28rem + 0.42vw, 1.625rem)", { lineHeight: "1.2", letterSpacing: "-0.006em" }],
				lead: ["clamp(1.125rem, 1.05rem + 0.4vw, 1.3125rem)", { lineHeight: "1.55" }],
				body: ["clamp(1.0625rem, 1.04rem + 0.1vw, 1.125rem)", { lineHeight: "1.6" }],
				small: ["0.9375rem", { lineHeight: "1.5" }],
				note: ["0.8125rem", { lineHeight: "1.45" }],
			},
			maxWidth: { page: "75rem", measure: "42rem" },
			borderRadius: { card: "1rem" },
			spacing: { section: "clamp(4rem, 2.9rem + 4.4vw, 6.5rem)" },
			boxShadow: { lift: `0 18px 40px -24px ${translucent(colours.ink, 0.45)}` },
		},
	},
} satisfies Config;
