import { expect, test } from "@playwright/test";
import { routes } from "@/e2e/support/site";
import { paths } from "@/lib/site/routes";
import { specifiedPaths } from "./specification";

test("Every path of the specification is a page, and its other names lead to the same one", () => {
	const specified = Object.entries(specifiedPaths).flatMap(([path, others]) =>
		[path, ...others].map((name) => ({
			path: `${name}/`.replace("//", "/"),
			canonical: `${path}/`.replace("//", "/"),
		})),
	);
	expect(routes).toEqual(expect.arrayContaining(specified));
	// Beside these, the page for an emergency and that of the search are our own.
	const ours = routes.filter(({ path }) => path !== paths.emergency && path !== paths.search);
	expect(ours).toHaveLength(specified.length);
});
