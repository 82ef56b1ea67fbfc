import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { filesIn, outputFile } from "@/lib/content/files";
import { loadContent, loadLocales } from "@/lib/content/load";
import { parseYaml } from "@/lib/content/yaml-document";
import { sharp } from "@/scripts/build/pictures/sharp";
import { type Preview, startPreview } from "@/scripts/server/preview";
import { clinicProject, runIn } from "../clinic/build";
import { tracesOf } from "../support/new-clinic";
import { copyProject } from "../support/project-copy";
import { everyPage } from "../support/site";
import { expect, test } from "../support/test";

// One process sets up the clinic and builds its site, for all tests of this file.
test.describe.configure({ mode: "default" });

/** The answers of an invented clinic to the questions of `npm run new`. */
const answers = {
	name: "Ashwini Dental & Jaw Clinic",
	tagline: "Teeth, gums and jaws",
	kind: "Dentist",
	street: "12 Sample Road",
	locality: "Kothrud",
	city: "Pune",
	region: "Maharashtra",
	pin: "411038",
	phone: "+91 20 5550 1234",
	email: "care@ashwini.example",
	whatsapp: "+91 90000 01234",
	site: "https://ashwini.github.io/clinic/",
	doctor: "Dr. Ashwini Kulkarni",
	degrees: "MDS",
	treatments: "none",
	languages: "mr",
};

type Clinic = {
	/** Answers `npm run new`; `address` is what is made, such as `doctor dr-asha-rao`. */
	make(address: string, answers: Record<string, string>): void;
	/** Sets fields of a YAML file below content/ by their paths; the rest of the file stays. */
	set(file: string, fields: [path: (string | number)[], value: unknown][]): void;
	/** Writes a file below content/. */
	write(file: string, data: string | Buffer): void;
	/** The text of a file below content/. */
	read(file: string): string;
};

type Site = {
	page: Page;
	/** Opens a page of the site by its path. */
	open(path: string): Promise<void>;
	/** The project's folder, with the built site. */
	folder: string;
};

/** What a clinic wants: how the documents say to do it, and what visitors then get. */
type Wish = { make(clinic: Clinic): void | Promise<void>; seen(site: Site): void | Promise<void> };

const session = (opens: string, closes: string) => ({ opens, closes });
const bothSessions = [session("10:00", "13:00"), session("17:00", "20:30")];
const mobile = "+91 90000 05678";
const branchPhone = "+91 90000 09876";

const png = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).png().toBuffer();

const tooth = (colour: string) =>
	`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><path fill="${colour}" d="M60 90h480l-90 420H330l-30-180-30 180H150z"/></svg>`;

/** A photograph from a phone: 3000 x 2000 pixels, turned by Exif, with the place where it was taken. */
const fromPhone = (colour: string): Promise<Buffer> =>
	sharp({ create: { width: 3000, height: 2000, channels: 3, background: colour } })
		.jpeg()
		.withMetadata({ orientation: 6 })
		.withExifMerge({
			IFD0: { Make: "Telephone of the tests" },
			IFD3: {
				GPSLatitudeRef: "N",
				GPSLatitude: "18/1 30/1 26/1",
				GPSLongitudeRef: "E",
				GPSLongitude: "73/1 48/1 27/1",
			},
		})
		.toBuffer();

/** The link in the menu of the header, open on phones or not. */
const menuLink = ({ page }: Site, path: string) => page.locator(`header nav a[href="/clinic${path}"]`).first();

const main = ({ page }: Site) => page.getByRole("main");

const wishes: Record<string, Wish> = {
	"Two sessions a day, a landline and a mobile, and a branch with hours of its own": {
		make: ({ set }) =>
			set("clinic.yaml", [
				[
					["phones"],
					[
						{ number: answers.phone, label: "Landline" },
						{ number: mobile, label: "Mobile" },
					],
				],
				[
					["hours", "week"],
					[
						{ from: "Monday", to: "Tuesday", sessions: bothSessions },
						{ from: "Thursday", to: "Saturday", sessions: bothSessions },
					],
				],
				[["place"], "Kothrud"],
				[
					["branches"],
					[
						{
							name: "Wakad",
							address: { street: "3 Sample Lane", city: "Pune", postalCode: "411057" },
							phones: [{ number: branchPhone }],
							hours: { week: [{ from: "Tuesday", to: "Thursday", sessions: [session("16:00", "19:00")] }] },
						},
					],
				],
			]),
		async seen(site) {
			await site.open("/about/about-clinic/");
			for (const number of [answers.phone, mobile, branchPhone]) {
				const call = main(site).locator(`a[href="tel:${number.replaceAll(" ", "")}"]`);
				await expect(call.first()).toBeVisible();
			}
			await expect(main(site)).toContainText("5:00 PM to 8:30 PM");
			await expect(main(site)).toContainText("Wakad");
		},
	},
	"Closed everywhere for Diwali": {
		make: ({ set }) =>
			set("clinic.yaml", [[["closings"], [{ from: "2030-10-25", to: "2030-10-27", reason: "Diwali" }]]]),
		async seen(site) {
			await site.page.clock.setFixedTime("2030-10-20T12:00:00+05:30");
			await site.open("/");
			await expect(site.page.getByText("Closed 25–27 October for Diwali").first()).toBeVisible();
		},
	},
	"Indigo and coral, other typefaces, and a PNG as the logo": {
		async make({ set, write }) {
			write("brand/logo.png", await png(tooth("#3b3f9e")));
			write("brand/logo-on-dark.png", await png(tooth("#ffffff")));
			set("brand.yaml", [
				[["mark"], "brand/logo.png"],
				[["markOnDark"], "brand/logo-on-dark.png"],
				[["icon"], { ground: "paper", mark: "ink" }],
				[["colours", "ink"], "#1d1b3a"],
				[["colours", "pine"], "#3b3f9e"],
				[["colours", "clay"], "#c8371f"],
				[["colours", "clayDeep"], "#9c2411"],
				[["typefaces", "headings"], { package: "@fontsource-variable/figtree", kind: "sans", weight: 700 }],
				[["typefaces", "text", "package"], "@fontsource-variable/noto-sans-devanagari"],
			]);
		},
		async seen(site) {
			await site.open("/about/about-clinic/");
			const book = site.page.getByRole("link", { name: "Book" }).first();
			await expect(book).toHaveCSS("background-color", "rgb(200, 55, 31)");
			const fonts = await main(site)
				.getByRole("heading", { level: 1 })
				.evaluate((heading) => getComputedStyle(heading).fontFamily);
			expect(fonts, "the fallbacks of a typeface without serifs").toMatch(/sans-serif$/);
			const logo = site.page.getByRole("banner").getByRole("link").first().locator("svg, img").first();
			await expect(logo).toBeVisible();
		},
	},
	"Three menus of treatments, with prices in one list": {
		make({ make, read, write }) {
			for (const [menu, slug, name] of [
				["teeth", "root-canal", "Root canal"],
				["gums", "gum-care", "Gum care"],
				["jaws", "wisdom-tooth", "Wisdom tooth"],
			] as const) {
				make(`menu ${menu}`, { treatment: slug, name });
				const file = `treatments/${menu}/${slug}.yaml`;
				const cost = "    - topic: cost\n      text: What it costs.\n      price: { from: 4000, to: 6500 }\n";
				write(file, `${read(file).replace(/^ {4}#- topic: cost\n/m, (line) => cost + line)}`);
			}
		},
		async seen(site) {
			await site.open("/fees/");
			await expect(main(site).getByRole("row").filter({ hasText: "₹4,000" })).toHaveCount(3);
			await main(site).getByRole("link", { name: "Wisdom tooth" }).click();
			await expect(site.page).toHaveURL(/\/clinic\/jaws\/wisdom-tooth\/$/);
		},
	},
	"Photographs in place of drawings, upright and without the place where they were taken": {
		async make({ set, write }) {
			write("photos/clinic.jpg", await fromPhone("#8fa3ad"));
			write("photos/doctor.jpg", await fromPhone("#c49a7c"));
			const alt = "A room of the clinic";
			set("home.yaml", [[["sections", 0, "slides", 0, "image"], { src: "photos/clinic.jpg", alt, focus: "bottom" }]]);
			set("treatments/teeth/root-canal.yaml", [[["banner"], { src: "photos/clinic.jpg", alt }]]);
			set("doctors/dr-ashwini-kulkarni.yaml", [[["portrait"], { src: "photos/doctor.jpg", alt: "A portrait" }]]);
		},
		async seen({ page, open, folder }) {
			for (const path of ["/", "/about/dr-ashwini-kulkarni/", "/teeth/root-canal/"]) {
				await open(path);
				const photo = page.getByRole("main").locator("picture img").first();
				await photo.scrollIntoViewIfNeeded();
				const turned = await photo.evaluate((image: HTMLImageElement) =>
					image.decode().then(() => image.naturalHeight > image.naturalWidth),
				);
				expect(turned, `the photograph of ${path} is upright`).toBe(true);
			}
			const built = filesIn(folder, "out").filter((file) => /\.(jpe?g|webp|avif|png)$/.test(file));
			expect(built.length).toBeGreaterThan(9);
			for (const file of built) {
				const { exif, xmp, orientation = 1 } = await sharp(join(folder, file)).metadata();
				expect.soft([exif, xmp, orientation], file).toEqual([undefined, undefined, 1]);
			}
		},
	},
	"A page on insurance and an article, in the menu": {
		make({ make, read, write }) {
			make("page insurance", { heading: "Insurance and cashless" });
			make("article milk-teeth", { heading: "Why milk teeth matter" });
			write(
				"pages/insurance.md",
				read("pages/insurance.md").replace(/\nMarkdown: [\s\S]*$/, "\nBring the card of your policy.\n"),
			);
		},
		async seen(site) {
			await site.open("/insurance/");
			await expect(main(site)).toContainText("Bring the card of your policy.");
			const data = await site.page.locator('script[type="application/ld+json"]').allTextContents();
			expect(data.join()).not.toContain("MedicalProcedure");
			await expect(menuLink(site, "/insurance/")).toHaveCount(1);
			await site.open("/articles/");
			await expect(main(site).getByRole("link", { name: "Why milk teeth matter" })).toBeVisible();
		},
	},
	"A second doctor later, who moves nothing in the Marathi menu": {
		make: ({ make }) => make("doctor dr-lakshmi-iyer", { name: "Dr. Lakshmi Iyer", degrees: "BDS", role: "Dentist" }),
		async seen(site) {
			await site.open("/mr/privacyPolicy/");
			await expect(site.page.locator("html")).toHaveAttribute("lang", "mr-IN");
			for (const [path, name] of [
				["/about/dr-lakshmi-iyer/", "Dr. Lakshmi Iyer"],
				["/insurance/", "Insurance and cashless"],
				["/jaws/wisdom-tooth/", "Wisdom tooth"],
			] as const) {
				await expect(menuLink(site, path)).toContainText(name);
			}
		},
	},
	"A folder of GitHub Pages": {
		make: () => {},
		async seen({ page, open }) {
			await open("/");
			const outside = await page
				.locator("a[href^='/'], img[src^='/'], link[href^='/']")
				.evaluateAll((all) =>
					all
						.map((one) => one.getAttribute("href") ?? one.getAttribute("src") ?? "")
						.filter((path) => !path.startsWith("/clinic/")),
				);
			expect(outside).toEqual([]);
		},
	},
};

/** A project whose content is a sample: this one, or else the test clinic. */
async function sampleProject() {
	const isSample = loadContent(process.cwd()).clinic.sample;
	const project = isSample ? await copyProject() : await clinicProject();
	// A sample that `npm run new` has moved here would stop it.
	await rm(join(project.folder, "sample"), { recursive: true, force: true });
	return project;
}

const flagsOf = (given: Record<string, string>) =>
	Object.entries(given).flatMap(([flag, answer]) => [`--${flag}`, answer]);

test.describe("A dental and jaw clinic that follows the guide", () => {
	let project: Awaited<ReturnType<typeof copyProject>>;
	let preview: Preview;
	let traces: string[];

	test.beforeAll(async () => {
		test.setTimeout(1_200_000);
		project = await sampleProject();
		const { folder } = project;
		traces = loadLocales(folder).flatMap(tracesOf);
		const run = (script: string, ...args: string[]) => {
			const { status, stdout, stderr } = runIn(folder, script, { args });
			expect(status, `${script} ${args.join(" ")}:\n${stdout}${stderr}`).toBe(0);
		};
		const read = (file: string) => readFileSync(join(folder, "content", file), "utf8");
		const write = (file: string, data: string | Buffer) => outputFile(join(folder, "content", file), data);
		run("scripts/new/new.ts", ...flagsOf(answers), "--yes");
		for (const { make } of Object.values(wishes)) {
			await make({
				read,
				write,
				make: (address, given) => run("scripts/new/new.ts", ...address.split(" "), ...flagsOf(given), "--yes"),
				set(file, fields) {
					const yaml = parseYaml(read(file));
					for (const [path, value] of fields) yaml.setIn(path, value);
					write(file, yaml.toText());
				},
			});
		}
		// The code is the same, so its format and types are checked once a week.
		run(everyPage ? "scripts/test/check.ts" : "scripts/content/check.ts");
		run("scripts/build/build.ts");
		preview = await startPreview({ root: join(folder, "out"), mailbox: join(folder, ".mailbox") });
	});

	test.afterAll(async () => {
		await preview?.close();
		await project?.remove();
	});

	for (const [wish, { seen }] of Object.entries(wishes)) {
		test(wish, async ({ page }) => {
			const open = async (path: string) => void (await page.goto(preview.url + path));
			await seen({ page, open, folder: project.folder });
		});
	}

	test("Nothing of the sample is in the site", () => {
		const { folder } = project;
		const files = [...filesIn(folder, "out"), ...filesIn(folder, "hosting")];
		expect(readFileSync(join(folder, "out/index.html"), "utf8")).toContain("Ashwini Dental &#x26; Jaw Clinic");
		for (const file of files) {
			const text = `${file} ${readFileSync(join(folder, file), "utf8")}`;
			for (const trace of traces) expect.soft(text.includes(trace), `${trace} in ${file}`).toBe(false);
		}
	});
});
