import { test } from "node:test";
import { expect } from "@playwright/test";
import { contentCopy } from "@/e2e/support/content-copy";
import { svg } from "@/e2e/support/drawings";
import { bodyTones, drawnRoles } from "@/lib/brand/plate-palette";
import { finishPlate } from "@/scripts/build/pictures/plate";

const brand = { ...drawnRoles, ink: "#101030", pine: "#203a8a", sage: "#c0d0e0" } as const;

const shown = (body: string) => finishPlate(process.cwd(), "plates/a.svg", svg(body), brand).plate?.data ?? "";

const colours = (data: string) => [...data.matchAll(/#[0-9a-f]{3,6}/g)].map(([colour]) => colour);

test("The palette's roles take the brand's colours, in attributes, styles and shared parts", () => {
	const data = shown(`<!-- parts: arch, hand-palm -->
		<path fill="#B9CDBF" d="M0 0h800v600H0z"/><style>.line { stroke: #15302f; fill: none }</style>
		<path class="line" d="M0 0 90 90"/><path style="fill:#0e5a54" d="M9 9h9v9z"/>
		<use href="#arch"/><use href="#hand-palm" fill="#a86f45" color="#15302f"/>`);
	const found = colours(data);
	for (const colour of [brand.ink, brand.pine, brand.sage, bodyTones.skin3]) expect(found).toContain(colour);
	for (const role of ["ink", "pine", "sage"] as const) expect(found).not.toContain(drawnRoles[role]);
});

test("Skin, tissue and a drawing's own colours stay as they are drawn", () => {
	const own = "#123456";
	const drawn = [...Object.values(bodyTones), own];
	const data = shown(drawn.map((colour, index) => `<path fill="${colour}" d="M${index * 20} 0h9v9z"/>`).join(""));
	expect(colours(data).sort()).toEqual([...drawn].sort());
});

test("A colour that a brand takes from another role of the palette is exchanged once", () => {
	const swapped = { ...drawnRoles, ink: drawnRoles.pine, pine: drawnRoles.ink };
	const drawing = svg(`<path fill="${drawnRoles.ink}" d="M0 0h9v9z"/><path fill="${drawnRoles.pine}" d="M20 0h9v9z"/>`);
	const data = finishPlate(process.cwd(), "plates/a.svg", drawing, swapped).plate?.data ?? "";
	expect(colours(data)).toEqual([drawnRoles.pine, drawnRoles.ink]);
});

test("A brand whose line is lost in a drawing stops the build, with both colours and the drawing named", async (t) => {
	const { edit, write, allProblems } = contentCopy(t);
	const body = `<path stroke="${drawnRoles.ink}" fill="${bodyTones.skin3}" d="M0 0h90v90z"/>`;
	write("content/plates/hand-lumps.svg", svg(body));
	expect(await allProblems()).toEqual([]);
	edit("content/brand.yaml", "#101030", "#34344c");
	expect((await allProblems()).map(({ field, message }) => `${field}: ${message}`)).toEqual([
		"colours.ink: in drawings such as plates/hand-lumps.svg, #34344c and skin3 (#a86f45) have a contrast of 2.88:1; 3:1 is needed",
	]);
});
