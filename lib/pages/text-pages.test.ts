import assert from "node:assert/strict";
import { test } from "node:test";
import { numberSources } from "./text-pages";

const reference = (slug: string) => ({
	slug,
	title: slug,
	publisher: "A press",
	url: "https://a.example",
	read: "2026-01-01",
});
const references = ["alpha", "beta", "gamma"].map(reference);
const labels = { treatment: { source: "Source {number}" } };

test("Sources are numbered in the order of first mention", () => {
	const texts = { first: "One.[^gamma] Two.[^alpha]", later: ["Three.[^gamma]"] };
	const { cited, sources } = numberSources(texts, { references, labels });
	assert.deepEqual(cited, {
		first: 'One.[1](#source-1 "Source 1") Two.[2](#source-2 "Source 2")',
		later: ['Three.[1](#source-1 "Source 1")'],
	});
	assert.deepEqual(Object.fromEntries(sources.map(({ slug, number }) => [slug, number])), { gamma: 1, alpha: 2 });
});

test("A text without citations stays as it is", () => {
	const data = { count: 3, missing: undefined, text: "Plain [^ not a mark" };
	assert.deepEqual(numberSources(data, { references, labels }), { cited: data, sources: [] });
});
