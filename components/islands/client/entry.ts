import type { Wake } from "../registry";
import { loadIsland } from "./loaders";

async function wake(container: HTMLElement): Promise<void> {
	const [{ hydrateIsland }, component] = await Promise.all([
		import("./hydrate"),
		loadIsland(container.dataset.island ?? ""),
	]);
	hydrateIsland(container, component);
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
	// The container itself has no box (display: contents); what it holds has.
	for (const child of container.children) observer.observe(child);
}

/** Calls `run` at the first sign that the visitor means to use the island. */
function whenTouched(container: HTMLElement, run: () => void): void {
	const signs = ["pointerover", "pointerdown", "focusin", "keydown"];
	const once = () => {
		for (const sign of signs) container.removeEventListener(sign, once);
		run();
	};
	for (const sign of signs) container.addEventListener(sign, once, { passive: true });
}

function whenIdle(run: () => void): void {
	if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: 2000 });
	else setTimeout(run, 200);
}

const conditions: { [Condition in Wake]: (container: HTMLElement, run: () => void) => void } = {
	load: (_, run) => run(),
	idle: (_, run) => whenIdle(run),
	visible: whenVisible,
	interaction: whenTouched,
};

function scheduleAll(): void {
	for (const container of document.querySelectorAll<HTMLElement>("[data-island]")) {
		conditions[container.dataset.wake as Wake](container, () => {
			wake(container).catch((error: unknown) => console.error(`Island ${container.dataset.island}:`, error));
		});
	}
}

// From a cache this script can be quicker than the page, whose end then holds islands not yet there.
if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", scheduleAll);
else scheduleAll();
