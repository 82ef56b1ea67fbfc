import { Screens } from "@/lib/look/screens";

/** Wider than 992 px, groups open on hover (specification, section 9). */
const HOVER = `(min-width: ${Screens.lg}) and (hover: hover)`;
/** Milliseconds that a pointer may cross another group, or leave the panel, before anything changes. */
const HOVER_PATIENCE = 120;
/** A click this soon after a hover opened the group means "open", not "close again". */
const CLICK_GRACE = 300;

const groupsOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLDetailsElement>("details[data-group]")];
const openGroup = (root: HTMLElement) => groupsOf(root).find((group) => group.open);

function show(root: HTMLElement, group: HTMLDetailsElement | undefined): void {
	for (const other of groupsOf(root)) {
		if (other === group) continue;
		// Focus inside would be lost with what closes.
		if (other.open && other.contains(document.activeElement)) other.querySelector("summary")?.focus();
		other.open = false;
	}
	if (group) group.open = true;
}

/** Opens groups under a mouse and closes them when it has left, until `signal` ends it. */
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
		if (!group) return later(() => show(root, undefined), HOVER_PATIENCE);
		if (group.open) return clearTimeout(timer);
		later(
			() => {
				show(root, group);
				hovered = { group, at: performance.now() };
			},
			openGroup(root) ? HOVER_PATIENCE : 0,
		);
	};
	const leave = (event: PointerEvent) => {
		if (event.pointerType === "mouse" && matchMedia(HOVER).matches) later(() => show(root, undefined), HOVER_PATIENCE);
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

/** Closes what is open by Escape, by a press or focus elsewhere, and by any link, until `signal` ends it. */
function closeWhenDone(root: HTMLElement, signal: AbortSignal): void {
	const sheet = root.closest<HTMLElement>("[popover]");
	const stepBack = (event: KeyboardEvent) => {
		const group = event.key === "Escape" ? openGroup(root) : undefined;
		if (!group) return;
		// Keeps the sheet around it open: each press of Escape closes one thing only.
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
	document.addEventListener("pointerdown", elsewhere, { signal });
	document.addEventListener("focusin", elsewhere, { signal });
	(sheet ?? root).addEventListener("click", followed, { signal });
	wide.addEventListener("change", closeSheet, { signal });
}

/**
 * The behaviour of the navigation bar over native disclosures and a popover, which open and close without it: hover on
 * wide screens, Escape, a press outside, and closing when a link is followed.
 */
export default function mainMenu(root: HTMLElement): () => void {
	const end = new AbortController();
	openOnHover(root, end.signal);
	closeWhenDone(root, end.signal);
	return () => end.abort();
}
