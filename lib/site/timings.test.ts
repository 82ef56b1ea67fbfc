import assert from "node:assert/strict";
import { test } from "node:test";
import { clinicCopy } from "@/e2e/support/clinic-copy";
import { loadContent } from "../content/load";
import { shownTimings } from "./timings";

const at = (hospital: string) => ({ hospital, timings: "Daily" });

test("A doctor's timings at a place of the clinic have its address and telephone; other places only their own", (t) => {
	const { clinic } = loadContent(clinicCopy(t).folder);
	const elsewhere = { ...at("Ward 1"), address: "1 Road", contact: "+91 22 0000 0000" };
	const places = [at("Sukhada Dental Care"), at("Kothrud"), at("Baner"), elsewhere, at("Ward 2")];
	const kothrud = { address: "7 Sukhada House, Sample Lane, Kothrud, Pune 411000", contact: "+91 20 0123 4567" };
	assert.deepEqual(
		shownTimings(clinic, { heading: "Timings", places })?.places.map(({ address, contact }) => ({ address, contact })),
		[
			kothrud,
			kothrud,
			{ address: "3 Sample Heights, Baner, Pune 411000", contact: "+91 20 0123 4568" },
			{ address: "1 Road", contact: "+91 22 0000 0000" },
			{ address: undefined, contact: undefined },
		],
	);
	assert.equal(shownTimings(clinic, undefined), undefined);
});
