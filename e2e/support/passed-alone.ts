import { appendFileSync } from "node:fs";
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

/** Writes the names of the tests that pass to a file: those that failed beside others and run once more alone. */
export default class PassedAlone implements Reporter {
	constructor(private readonly options: { file: string }) {}

	onTestEnd(test: TestCase, { status }: TestResult): void {
		if (status !== "passed") return;
		appendFileSync(this.options.file, `passed alone: ${test.titlePath().filter(Boolean).join(" › ")}\n`);
	}
}
