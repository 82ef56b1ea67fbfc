import type { ComponentType } from "react";
import { clearDraftSentElsewhere } from "@/lib/booking/tab-storage";
import { addFormFallback } from "../../booking/form-fallback";
import { isPlain, type PlainIsland, plain, type RenderedName, rendered, type Wake } from "../registry";

/** Islands that are waking or awake, and without a promise those whose scripts did not come. */
const waking = new Map<HTMLElement, Promise<void> | undefined>();

const propsOf = ({ dataset }: HTMLElement) => JSON.parse(dataset.props ?? "{}");

/** Fetches an island's script, and the renderer if it is a component, and runs it. */
async function fetchAndRun(container: HTMLElement): Promise<void> {
	const name = container.dataset.island ?? "";
	const sayAwake = () => {
		container.dataset.awake = "";
		container.dispatchEvent(new Event("awake"));
	};
	if (isPlain(name)) {
		const island = (await plain[name]()).default as PlainIsland<unknown>;
		island(container, propsOf(container));
		sayAwake();
	} else {
		const load = rendered[name as RenderedName];
		const [{ hydrateIsland }, module] = await Promise.all([import("./hydrate"), load()]);
		hydrateIsland(container, module.default as ComponentType<Record<string, unknown>>, propsOf(container), sayAwake);
	}
}

/** Wakes an island once. After a failure the next call tries again. */
function wake(container: HTMLElement): Promise<void> {
	let attempt = waking.get(container);
	if (attempt) return attempt;
	attempt = fetchAndRun(container).catch((error: unknown) => {
		waking.set(container, undefined);
		throw error;
	});
	waking.set(container, attempt);
	return attempt;
}

const wakeOrReport = (container: HTMLElement) =>
	wake(container).catch((error: unknown) => console.error(`Island ${container.dataset.island}:`, error));

/** Calls `run` when the browser is idle, after two seconds at the latest. */
function whenIdle(run: () => void): void {
	if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: 2000 });
	else setTimeout(run, 200);
}

/** Calls `run` when any part of the island comes within 300 px of the window. */
function whenVisible(container: HTMLElement, run: () => void): void {
	const observer = new IntersectionObserver(
		(entries) => {
			if (!entries.some((entry) => entry.isIntersecting)) return;
			observer.disconnect();
			run();
		},
		{ rootMargin: "300px" },
	);
	// The container has no box (display: contents), its children have.
	for (const child of container.children) observer.observe(child);
}

/** Calls `run` on every use, since an earlier call may have failed, or the focus may have come before this script. */
function whenUsed(container: HTMLElement, run: () => void): void {
	container.addEventListener("focusin", run);
	container.addEventListener("input", run);
}

function when(wake: Wake, container: HTMLElement, run: () => void): void {
	if (wake === "visible") whenVisible(container, run);
	else if (wake === "idle") whenIdle(run);
	else if (wake === "late") setTimeout(run, 3000);
	else if (wake === "use") whenUsed(container, run);
	else run();
}

// The page links this script at its end, so all islands are there.
for (const container of document.querySelectorAll<HTMLElement>("[data-island]")) {
	if (container.dataset.island === "booking-form")
		addFormFallback(container, propsOf(container), () => wake(container));
	when(container.dataset.wake as Wake, container, () => void wakeOrReport(container));
}
clearDraftSentElsewhere();
// Browsers say that they are online a moment before requests succeed.
addEventListener("online", () =>
	setTimeout(() => {
		for (const container of waking.keys()) void wakeOrReport(container);
	}, 1000),
);
