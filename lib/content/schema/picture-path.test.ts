import assert from "node:assert/strict";
import { test } from "node:test";
import { fieldsByMeaning } from "../walk-schema";
import { navigation } from "./navigation";
import { picture } from "./shared";

const alt = "The front door";

test("a picture's path may begin with a slash, as the editor in the browser writes it", () => {
	assert.deepEqual(picture.parse({ src: "/photos/door.jpg", alt }), { src: "photos/door.jpg", alt });
	assert.deepEqual(picture.parse({ src: "plates/home/about.svg", alt }), { src: "plates/home/about.svg", alt });
	assert.equal(picture.safeParse({ src: "//photos/door.jpg", alt }).success, false);
	assert.equal(picture.safeParse({ src: "/films/door.mp4", alt }).success, false);
});

test("the picture of a menu's card is found as one", () => {
	const page = { label: "Us", path: "/about/us/", menuLine: "Who we are", picture: { src: "plates/home/about.svg" } };
	const menus = [{ label: "About", slug: "about", heading: "About", intro: "Who we are.", items: [page] }];
	assert.deepEqual(fieldsByMeaning(navigation, navigation.parse({ menus })).get("picture"), [
		{ value: "plates/home/about.svg", path: ["menus", 0, "items", 0, "picture", "src"] },
	]);
});
