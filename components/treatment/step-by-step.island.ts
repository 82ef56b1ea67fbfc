import { formatDigits } from "@/lib/text/digits";
import { fill } from "@/lib/text/fill";
import { plainKey } from "../islands/plain-key";

type StepByStepProps = {
	/** The language of the page, for digits and the voice. */
	language: string;
	labels: Record<
		| "startTimer"
		| "timeLeft"
		| "minutesLeft"
		| "lastMinute"
		| "timeOver"
		| "stop"
		| "progress"
		| "back"
		| "next"
		| "close"
		| "following"
		| "whereToGo",
		string
	>;
	emergencyNumbers: string[];
};

type Timer = { step: HTMLElement; minutes: number; end: number; reminders: { at: number; text: string }[] };

/**
 * The style of the dialog. Pages have no room for it and the dialog exists only after a tap, so it comes with the script.
 * Colours and buttons are the page's.
 */
const STYLE = `
.one-step{width:100vw;height:100dvh;max-width:none;max-height:none;margin:0;border:0;padding:0;background:inherit;color:inherit;overscroll-behavior:contain}
.one-step[open]{display:grid;grid:auto 1fr auto auto/100%}
.one-step>*{padding:.5rem 1rem}
.one-step>:is(header,footer,.one-step-time){display:flex;align-items:center;gap:.75rem}
.one-step .button{display:inline-flex;flex:none;padding-inline:1rem;font-size:1.125rem}
.one-step header>p{flex:1;font-weight:600}
.one-step header>:last-child{font-size:1.75rem}
.one-step-now{overflow:auto;padding-block:0;outline:0;font-size:clamp(1.25rem,2vw,1.75rem);line-height:1.4}
.one-step-now>:is(svg,img){height:24dvh;max-width:none;margin:0;background:var(--color-sand);object-fit:contain}
.one-step-now>.first-aid-first{margin:.75rem 0 .5rem}
.one-step-time{position:relative;z-index:0;background:var(--color-pine);font:600 min(5.5rem,20vmin)/1 var(--font-sans);font-variant-numeric:tabular-nums}
.one-step-time>i{position:absolute;inset:0;z-index:-1;background:var(--color-ink);opacity:.4;transform-origin:0;transition:scale 1s linear}
.one-step-time>b{flex:1;color:var(--color-paper);text-align:center}
.one-step footer>.button,.one-step-time>.button:only-child{flex:1;min-height:4.5rem;font-size:1.5rem}
.one-step footer>:last-child{flex:2}
.one-step [aria-disabled=true]{opacity:.4}
.one-step-next{margin-top:1rem;border-top:1px solid;padding-top:.5rem;font-weight:600}
@media (min-aspect-ratio:1){.one-step[open]{grid:auto 1fr auto/1fr 1fr}.one-step>:is(header,.one-step-now){grid-column:1/-1}.one-step footer{grid-column:2;justify-content:end}.one-step footer>.button{flex:0 1 12.5rem}.one-step footer>:last-child{flex-basis:20rem}.one-step-now:has(>:is(svg,img,.look)){display:grid;grid:repeat(8,auto) 1fr/1fr 1fr;column-gap:2rem}.one-step-now>*{grid-column:2}.one-step-now>:is(svg,img,.look){grid-area:1/1/span 9}.one-step-now>:is(svg,img){height:70dvh}}
[data-step]>:is(svg,img){cursor:zoom-in}
[data-night] .one-step{zoom:.8}
@media (prefers-reduced-motion){.one-step-time>i{transition:none}}
`;

const element = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className = "", ...content: (Node | string)[]) => {
	const made = document.createElement(tag);
	made.className = className;
	made.append(...content);
	return made;
};

const pictureOf = (step: HTMLElement) => step.querySelector<HTMLElement>(":scope > :is(svg, img)");
const textsOf = (step: HTMLElement) => [...step.querySelectorAll(":scope > p")].map((p) => p.textContent ?? "");
const isTimed = (step: HTMLElement) => step.dataset.minutes !== undefined;

/** When the voice for reminders is looked for, after the island has started. */
const VOICE_DELAY_MS = 2000;

let style: CSSStyleSheet | undefined;

/**
 * Shows the steps of first aid one by one on the whole screen, which stays awake, and last where to go. A timer counts the
 * minutes of a step, with the next step below it, speaks reminders if the device has a voice for the page's language, and
 * shows the next step at the end.
 */
export default function stepByStep(root: HTMLElement, { language, labels, emergencyNumbers }: StepByStepProps) {
	const section = root.closest("section") as HTMLElement;
	const steps = [...section.querySelectorAll<HTMLElement>("[data-step]")];
	const [firstStep] = steps as [HTMLElement];
	const begin = root.querySelector("button") as HTMLButtonElement;
	const beginText = begin.querySelector("span") as HTMLElement;
	const beginLabel = beginText.textContent;
	const status = root.querySelector("[role=status]") as HTMLElement;
	const ending = () =>
		[...section.querySelectorAll("[data-ending]")].map((el) => Object.assign(el.cloneNode(true), { hidden: false }));
	if (!("adoptedStyleSheets" in document)) return undefined;

	const inMinutes = (label: string, minutes: number) => fill(label, { minutes }, language);

	/** Says a text that also stands on the screen, once the device has a voice. */
	let say = (_: string) => {};
	const loadVoice = async () => {
		const { findVoice, speak, spoken } = await import("../listen/speech");
		const voice = await findVoice(language);
		if (voice) say = (text) => void speak(spoken(text, emergencyNumbers), voice).catch(() => {});
	};

	const button = (label: string, className: string, onclick: () => void) =>
		Object.assign(element("button", `button ${className}`, label), { type: "button", onclick });
	const progress = element("p");
	const now = Object.assign(element("div", "one-step-now"), {
		tabIndex: -1,
		ariaLive: "polite",
		ariaAtomic: "true",
		autofocus: true,
	});
	const time = element("div", "one-step-time");
	const back = button(labels.back, "bg-paper", () => show(position - 1));
	const next = button(labels.next, "button-action", () =>
		position < steps.length ? show(position + 1) : dialog.close(),
	);
	const call = section.querySelector(".emergency-calls > a")?.cloneNode(true);
	const header = element("header", "", progress, ...(call ? [call] : []));
	const dialog = element("dialog", "one-step", header, now, time, element("footer", "", back, next));
	const cross = button("×", "bg-paper", () => dialog.close());
	cross.ariaLabel = labels.close;
	header.append(cross);
	dialog.ariaLabel = section.querySelector("h2")?.textContent ?? "";

	/** The index of the step that is shown; behind the last step, where to go. */
	let position = 0;
	let timer: Timer | undefined;
	let interval: number | undefined;
	/** Where to open the dialog after a timer that has ended while it was closed. */
	let resume: number | undefined;
	let lock: Promise<WakeLockSentinel | undefined> | undefined;

	/** Keeps the screen awake while the dialog is open or a timer runs; browsers release it when the page is hidden. */
	function stayAwake(): void {
		const before = lock;
		const isNeeded = document.visibilityState === "visible" && (dialog.open || timer);
		lock = isNeeded ? navigator.wakeLock?.request("screen").catch(() => undefined) : undefined;
		before?.then((held) => held?.release());
	}

	/** Shows a step, or behind the last one where to go, below a note on what has just happened. */
	function show(at: number, note = ""): void {
		if (at < 0 || at > steps.length) return;
		position = at;
		const step = steps[at];
		const [order = "", how = ""] = step ? textsOf(step) : [labels.whereToGo];
		const picture = step && pictureOf(step)?.cloneNode(true);
		progress.textContent = step ? fill(labels.progress, { number: at + 1, count: steps.length }, language) : "";
		now.replaceChildren(
			...(picture ? [picture] : []),
			element("p", "", note),
			element("h2", "first-aid-first", order),
			element("p", "", how),
			// A timer that ends on the last step leaves where to go below it.
			...(step && (!note || steps[at + 1]) ? [] : ending()),
		);
		now.scrollTop = 0;
		back.ariaDisabled = `${at === 0}`;
		next.textContent = step ? labels.next : labels.close;
		showTime();
	}

	const figures = element("b");
	const bar = element("i");
	figures.role = "timer";
	const stop = button(labels.stop, "bg-paper", () => end());

	/** Shows the timer that runs, or the button that starts that of the step. */
	function showTime(): void {
		const step = steps[position];
		now.querySelector(".one-step-next")?.remove();
		if (timer) {
			time.replaceChildren(bar, figures, stop);
			// Nobody waits for the end of a timer to learn what comes then.
			if (timer.step === step) {
				const following = steps[position + 1];
				const then = following ? textsOf(following) : ending();
				now.append(
					element("div", "one-step-next", element("h3", "", labels.following), ...then.flatMap((part) => [part, " "])),
				);
			}
		} else if (step && isTimed(step)) {
			const label = inMinutes(labels.startTimer, Number(step.dataset.minutes));
			time.replaceChildren(button(label, "bg-ink text-paper", () => start(step)));
		} else time.replaceChildren();
		time.hidden = !time.firstChild;
		// The button that had the focus may be gone.
		if (dialog.open && !dialog.contains(document.activeElement)) now.focus();
	}

	function start(step: HTMLElement): void {
		const minutes = Number(step.dataset.minutes);
		const half = Math.floor(minutes / 2);
		const reminders = [
			{ at: half * 60, text: inMinutes(labels.minutesLeft, half) },
			{ at: 60, text: labels.lastMinute },
		].filter(({ at }) => at < minutes * 60 && at >= 60);
		end();
		timer = { step, minutes, end: Date.now() + minutes * 60_000, reminders };
		interval = window.setInterval(tick, 1000);
		say(textsOf(step).join(" "));
		showTime();
		tick();
		stayAwake();
	}

	function end(text = beginLabel): void {
		window.clearInterval(interval);
		timer = undefined;
		beginText.textContent = text;
		showTime();
		stayAwake();
	}

	function tick(): void {
		if (!timer) return;
		const { minutes, reminders } = timer;
		const seconds = Math.max(0, Math.ceil((timer.end - Date.now()) / 1000));
		const left = `${formatDigits(Math.floor(seconds / 60), language)}:${formatDigits(seconds % 60, language, 2)}`;
		figures.textContent = left;
		bar.style.scale = `${seconds / (minutes * 60)} 1`;
		beginText.textContent = fill(labels.timeLeft, { time: left });
		if (seconds === 0) {
			finish(timer);
			return;
		}
		const due = reminders.filter(({ at }) => seconds <= at);
		timer.reminders = reminders.filter((reminder) => !due.includes(reminder));
		const last = due.at(-1);
		if (last) say(last.text);
	}

	function finish({ step, minutes }: Timer): void {
		const over = inMinutes(labels.timeOver, minutes);
		end(dialog.open ? beginLabel : over);
		status.textContent = over;
		navigator.vibrate?.([600, 300, 600]);
		const at = steps.indexOf(step);
		const following = steps[at + 1];
		const then = following ? at + 1 : at;
		// Behind another door nobody would see that the time is over.
		if (!section.checkVisibility?.()) location.hash = section.id;
		if (!dialog.open) resume = then;
		// Who reads another step is left there.
		else show(position === at ? then : position, over);
		say(`${over}. ${following ? textsOf(following)[0] : (textsOf(step)[1] ?? "")}`);
	}

	/** Opens the dialog at a step. Its content comes first: a browser lays out a dialog when it opens. */
	function open(at: number, starts = false): void {
		show(at);
		const step = steps[at];
		if (starts && step) start(step);
		section.append(dialog);
		dialog.showModal();
		stayAwake();
	}

	/** Opens the dialog at a step and starts its timer. While one runs, it opens at the step that was shown last. */
	function openAndStart(step: HTMLElement): void {
		if (resume !== undefined || timer?.step === step || (timer && step === firstStep)) {
			const last = resume ?? position;
			resume = undefined;
			if (!timer) beginText.textContent = beginLabel;
			open(last);
			return;
		}
		open(steps.indexOf(step), isTimed(step));
	}

	dialog.onclose = () => {
		dialog.remove();
		stayAwake();
	};
	dialog.onkeydown = (event) => {
		const key = plainKey(event);
		if (key === "ArrowRight") show(position + 1);
		if (key === "ArrowLeft") show(position - 1);
	};
	// Another door, or the Back button, leads to other first aid, behind which this dialog would be hidden.
	const leave = () => dialog.close();
	if (!style) {
		style = new CSSStyleSheet();
		style.replaceSync(STYLE);
		document.adoptedStyleSheets.push(style);
	}
	addEventListener("hashchange", leave);
	document.addEventListener("visibilitychange", stayAwake);
	// Not before the first view is complete, but before the tap: iOS allows speech only after one in answer to a tap.
	const voiceTimer = setTimeout(() => loadVoice().catch(() => {}), VOICE_DELAY_MS);
	for (const opener of section.querySelectorAll<HTMLButtonElement>("[data-begin]")) {
		opener.classList.remove("invisible");
		opener.onclick = () => openAndStart(opener.closest<HTMLElement>("[data-step]") ?? firstStep);
	}
	for (const step of steps) {
		const picture = pictureOf(step);
		if (picture) picture.onclick = () => open(steps.indexOf(step));
	}
	return () => {
		clearTimeout(voiceTimer);
		end();
		dialog.remove();
		removeEventListener("hashchange", leave);
		document.removeEventListener("visibilitychange", stayAwake);
	};
}
