import { expect, test } from "./support/content-copy";

const lumps = "content/treatments/hand-surgery/hand-lumps.yaml";
const warts = "content/treatments/minor-surgery/warts.yaml";
const doctor = "content/doctors/dr-mrunal-devrukhkar.yaml";
const navigation = "content/navigation.yaml";

test("The content as it is has no mistakes", ({ problems }) => {
	expect(problems()).toEqual([]);
});

test("A missing field is named with the line of the entry it is missing from", async ({ edit, lineOf, problems }) => {
	await edit(lumps, "        - question: Will it come back?\n", "        - title: Will it come back?\n");
	const line = await lineOf(lumps, "        - title:");
	const field = "details.sections[8].faqs[2]";
	expect(problems()).toEqual([
		{ file: lumps, line, field: `${field}.question`, message: "required" },
		{ file: lumps, line, field: `${field}.title`, message: "unknown field" },
	]);
});

test("A field missing at the top of a file is named", async ({ edit, problems }) => {
	await edit(lumps, "cta: true\n", "");
	expect(problems()).toEqual([{ file: lumps, line: 1, field: "cta", message: "required" }]);
});

test("A field without a value is named with its line", async ({ edit, lineOf, problems }) => {
	await edit(warts, "\ncta: true", "\ncta:");
	const line = await lineOf(warts, "cta:");
	expect(problems()).toEqual([expect.objectContaining({ file: warts, line, field: "cta" })]);
});

test("An unknown field, such as a misspelt one, is named with its line", async ({ edit, lineOf, problems }) => {
	await edit("content/clinic.yaml", "email:", "fax: +91 12345 67890\nemail:");
	const line = await lineOf("content/clinic.yaml", "fax:");
	expect(problems()).toEqual([{ file: "content/clinic.yaml", line, field: "fax", message: "unknown field" }]);
});

test("A value of the wrong kind is named with what was expected", async ({ edit, lineOf, problems }) => {
	await edit("content/clinic.yaml", 'postalCode: "422000"', "postalCode: 42 2000");
	const line = await lineOf("content/clinic.yaml", "postalCode:");
	const [problem, ...others] = problems();
	expect(others).toEqual([]);
	expect(problem).toMatchObject({ line, field: "address.postalCode" });
	expect(problem?.message).toContain("a six-digit PIN code");
});

test("An empty text for a picture is named", async ({ edit, lineOf, problems }) => {
	await edit(warts, "  images:\n", '  images:\n    - alt: ""\n');
	const line = await lineOf(warts, 'alt: ""');
	expect(problems()).toEqual([{ file: warts, line, field: "details.images[0].alt", message: "must not be empty" }]);
});

test("Fewer than five questions are too few", async ({ edit, lineOf, problems }) => {
	const topic = "    - topic: benefits\n";
	const faqs = "      faqs:\n        - question: Does it hurt?\n          answer: A little.\n";
	await edit(lumps, topic, topic + faqs);
	const line = await lineOf(lumps, faqs);
	const field = "details.sections[2].faqs";
	expect(problems()).toEqual([{ file: lumps, line, field, message: "at least five questions" }]);
});

test("A section left out is named by its topic", async ({ edit, problems }) => {
	await edit(lumps, "topic: risks", "topic: recovery");
	expect(problems().map(({ field, message }) => `${field}: ${message}`)).toEqual([
		"details.sections: exactly one section on the topic recovery, found 2",
		"details.sections: exactly one section on the topic risks, found 0",
	]);
});

test("A treatment of a menu that does not exist is named", async ({ edit, lineOf, problems }) => {
	await edit(navigation, "- corn-removal", "- corns");
	const line = await lineOf(navigation, "corns\n");
	const message = "there is no file content/treatments/minor-surgery/corns.yaml";
	expect(problems()).toEqual([{ file: navigation, line, field: "menus[5].items[2]", message }]);
});

test("A page of a menu that does not exist is named", async ({ edit, lineOf, problems }) => {
	await edit(navigation, "path: /about/about-clinic\n", "path: /about/our-clinic\n");
	const line = await lineOf(navigation, "/about/our-clinic");
	const message = "no page has the path /about/our-clinic";
	expect(problems()).toEqual([{ file: navigation, line, field: "menus[0].items[2].path", message }]);
});

test("A page of a menu that lacks its line is named by the field, not by what else it could have been", async ({
	edit,
	lineOf,
	problems,
}) => {
	await edit(navigation, "        menuLine: Dental and cosmetic surgeon\n", "");
	const line = (await lineOf(navigation, "path: /about/dr-mrunal-devrukhkar\n")) - 1;
	expect(problems()).toEqual([{ file: navigation, line, field: "menus[0].items[1].menuLine", message: "required" }]);
});

test("Mistakes in the file of a doctor or a treatment do not make mistakes of the links to it", async ({
	edit,
	lineOf,
	problems,
}) => {
	const burns = "content/treatments/reconstructive-surgery/burn-surgery.yaml";
	await edit(doctor, "role: Dental", "rolle: Dental");
	await edit(burns, "cta: true", "cta: perhaps");
	const places = problems().map(({ file, line, field }) => `${file}:${line} ${field}`);
	expect(places).toEqual([
		`${doctor}:1 role`,
		`${doctor}:${await lineOf(doctor, "rolle:")} rolle`,
		`${burns}:${await lineOf(burns, "cta:")} cta`,
	]);
});

test("A footer link that leads to no page is named", async ({ edit, lineOf, problems }) => {
	await edit(navigation, "path: /minor-surgery/toenail }", "path: /minor-surgery/toe-nail }");
	const line = await lineOf(navigation, "/minor-surgery/toe-nail");
	const message = "no page has the path /minor-surgery/toe-nail";
	expect(problems()).toEqual([{ file: navigation, line, field: "footer[5].links[0].path", message }]);
});

test("A related treatment that does not exist is named", async ({ edit, lineOf, problems }) => {
	await edit(lumps, "- hand-surgery/machine-injuries", "- hand-surgery/machine-injury");
	const line = await lineOf(lumps, "hand-surgery/machine-injury\n");
	const message = "there is no treatment hand-surgery/machine-injury";
	expect(problems()).toEqual([{ file: lumps, line, field: "related[2]", message }]);
});

test("A testimonial of a treatment that does not exist is named", async ({ edit, lineOf, problems }) => {
	const file = "content/testimonials.yaml";
	await edit(file, "treatment: vascular-surgery/re-implantation", "treatment: vascular-surgery/re-plantation");
	const line = await lineOf(file, "vascular-surgery/re-plantation");
	const message = "there is no treatment vascular-surgery/re-plantation";
	expect(problems()).toEqual([{ file, line, field: "items[0].treatment", message }]);
});

test("A reviewer who does not exist is named", async ({ edit, lineOf, problems }) => {
	await edit(lumps, "by: dr-ishaan-devrukhkar", "by: dr-nobody");
	const line = await lineOf(lumps, "by: dr-nobody");
	expect(problems()).toEqual([{ file: lumps, line, field: "review.by", message: "there is no doctor dr-nobody" }]);
});

for (const [what, src] of [
	["that does not exist", "plates/nobody-drew-this.svg"],
	["written in another capitalisation", "plates/Hand-Surgery/hand-lumps.svg"],
] as const) {
	test(`A picture file ${what} is named`, async ({ edit, lineOf, problems }) => {
		await edit(lumps, "  images:\n", `  images:\n    - alt: A drawing\n      src: ${src}\n`);
		const line = await lineOf(lumps, `src: ${src}`);
		const message = `there is no file content/${src}`;
		expect(problems()).toEqual([{ file: lumps, line, field: "details.images[0].src", message }]);
	});
}

test("A film whose file is missing is named", async ({ edit, lineOf, problems }) => {
	const file = "content/gallery.yaml";
	await edit(file, "captions: /films/closing-a-varicose-vein.vtt", "captions: /films/lost.vtt");
	const line = await lineOf(file, "/films/lost.vtt");
	const message = "there is no file public/films/lost.vtt";
	expect(problems()).toEqual([{ file, line, field: "videos.items[0].captions", message }]);
});
