import { Screens } from "@/lib/brand/screens";

/** Wider than 992 px, groups open on hover (specification, section 9). */
const HOVER = `(min-width: ${Screens.lg}) and (hover: hover)`;
/** Milliseconds before hovering another group, or leaving the panel, has an effect. */
const HOVER_DELAY = 120;
/** A click this soon after hover opened the group keeps it open. */
const CLICK_GRACE = 300;

const groupsOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLDetailsElement>("details[data-group]")];
const openGroup = (root: HTMLElement) => groupsOf(root).find((group) => group.open);

function show(root: HTMLElement, group: HTMLDetailsElement | undefined): void {
	for (const other of groupsOf(root)) {
		if (other === group) continue;
		// Keep the focus out of the closing group.
		if (other.open && other.contains(document.activeElement)) other.querySelector("summary")?.focus();
		other.open = false;
	}
	if (group) group.open = true;
}

/** Opens and closes groups on hover. */
function openOnHover(root: HTMLElement, signal: AbortSignal): void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	let hovered: { group: HTMLElement; at: number } | undefined;
	const later = (run: () => void, delay: number) => {
		clearTimeout(timer);
		timer = setTimeout(run, delay);
	};
	const over = (event: PointerEvent) => {
		if (event.pointerType !== "mouse" || !matchMedia(HOVER).matches) return;
		const group = (event.target as Element).closest<HTMLDetailsElement>("details[data-group]");
		if (!group) return later(() => show(root, undefined), HOVER_DELAY);
		if (group.open) return clearTimeout(timer);
		later(
			() => {
				show(root, group);
				hovered = { group, at: performance.now() };
			},
			openGroup(root) ? HOVER_DELAY : 0,
		);
	};
	const leave = (event: PointerEvent) => {
		if (event.pointerType === "mouse" && matchMedia(HOVER).matches) later(() => show(root, undefined), HOVER_DELAY);
	};
	const click = (event: MouseEvent) => {
		const group = (event.target as Element).closest("summary")?.parentElement;
		if (!group) return;
		clearTimeout(timer);
		if (hovered?.group === group && performance.now() - hovered.at < CLICK_GRACE) event.preventDefault();
	};
	root.addEventListener("pointerover", over, { signal });
	root.addEventListener("pointerleave", leave, { signal });
	root.addEventListener("click", click, { signal });
}

/** Closes the open group on Escape, on a press or focus outside, and when a link is followed. */
function closeWhenDone(root: HTMLElement, signal: AbortSignal): void {
	const sheet = root.closest<HTMLElement>("[popover]");
	const stepBack = (event: KeyboardEvent) => {
		const group = event.key === "Escape" ? openGroup(root) : undefined;
		if (!group) return;
		// Each press of Escape closes one thing: keep the sheet open.
		event.preventDefault();
		if (group.contains(document.activeElement)) group.querySelector("summary")?.focus();
		group.open = false;
	};
	const elsewhere = (event: Event) => {
		if (sheet?.matches(":popover-open") || root.contains(event.target as Node)) return;
		show(root, undefined);
	};
	const followed = (event: Event) => {
		if (!(event.target as Element).closest("a")) return;
		show(root, undefined);
		sheet?.hidePopover();
	};
	const wide = matchMedia(HOVER);
	const closeSheet = () => sheet?.hidePopover();
	document.addEventListener("keydown", stepBack, { signal });
	for (const event of ["pointerdown", "focusin"]) document.addEventListener(event, elsewhere, { signal });
	(sheet ?? root).addEventListener("click", followed, { signal });
	wide.addEventListener("change", closeSheet, { signal });
}

/** Adds hover, Escape and closing on outside presses to the native disclosures and popover of the navigation bar. */
export default function mainMenu(root: HTMLElement): () => void {
	const end = new AbortController();
	openOnHover(root, end.signal);
	closeWhenDone(root, end.signal);
	return () => end.abort();
}
