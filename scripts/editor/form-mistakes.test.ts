import assert from "node:assert/strict";
import { test } from "node:test";
import { schemaOf } from "../../lib/content/content-schemas";
import { notices } from "../../lib/model/schema/pages";
import { fieldsOf, fileContext } from "./form-fields";
import { formMistakes } from "./form-mistakes";

test("mistakes are named by the labels of their fields", () => {
	const fields = fieldsOf(notices, fileContext("content/notices.yaml", [], {}));
	const notice = { text: "Closed", from: "2026-11-10", until: "2026-11-10" };
	const data = { items: [notice, { ...notice, until: "2026-11-08" }] };
	assert.deepEqual(formMistakes(notices, data, fields), ["Notice 2 › Last date: is before from, 2026-11-10"]);
});

test("files and folders have their schemas, translations have none", () => {
	const paths = [
		"content/clinic.yaml",
		"content/treatments/hand-surgery",
		"content/mr/clinic.po",
		"content/legal/terms.md",
		"content/pages",
	];
	assert.deepEqual(
		paths.map((path) => schemaOf(path) !== undefined),
		[true, true, false, true, true],
	);
});
