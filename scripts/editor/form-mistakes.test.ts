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
	for (const path of ["clinic.yaml", "treatments/hand-surgery", "legal/terms.md", "pages"]) {
		assert.ok(schemaOf(`content/${path}`), path);
	}
	assert.equal(schemaOf("content/mr/clinic.po"), undefined);
});
