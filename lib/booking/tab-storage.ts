import { type DraftField, draftFields, fieldElement } from "./fields";

/** What was typed and not yet sent, as far as it differs from the form's default values. */
export type Draft = Partial<Record<DraftField, string>>;

/** What is known of the requests that this tab has sent. */
export type Attempts = {
	/** When the last one was sent, in milliseconds since 1970. */
	sentAt?: number;
	/** The telephone number of the one that is being sent. */
	sending?: string;
	/** The telephone number of one that had no clear answer. */
	unanswered?: string;
};

/** What the tab's storage holds of appointment requests until the tab is closed: JSON, by these keys. */
type Stored = { "appointment-draft": Draft; "appointment-attempts": Attempts };

/** What session storage did not take, because the browser forbids it or it is full; kept as long as the page lives. */
const memory = new Map<keyof Stored, string>();

/** Whether the browser allows session storage, which outlives the page, and has space in it. */
export function isStorageAllowed(): boolean {
	try {
		sessionStorage.setItem("probe", "");
		sessionStorage.removeItem("probe");
		return true;
	} catch {
		return false;
	}
}

/** What is stored; an empty object if there is nothing, or if the text is invalid. */
export function readStored<Key extends keyof Stored>(key: Key): Stored[Key] {
	try {
		return Object(JSON.parse(memory.get(key) ?? sessionStorage.getItem(key) ?? "{}"));
	} catch {
		return {};
	}
}

/** Stores an object, or removes what is stored. */
export function store<Key extends keyof Stored>(key: Key, value?: Stored[Key]): void {
	const text = value && JSON.stringify(value);
	memory.delete(key);
	try {
		if (text) sessionStorage.setItem(key, text);
		else sessionStorage.removeItem(key);
	} catch {
		if (text) memory.set(key, text);
	}
}

/** The draft of this tab: those of its entries that are text for a field. */
export function readDraft(): Draft {
	const stored = readStored("appointment-draft");
	return Object.fromEntries(
		draftFields.flatMap((field) => (typeof stored[field] === "string" ? [[field, stored[field]]] : [])),
	);
}

/** Stores one field, or removes it if `value` is undefined. Another page may have stored the other fields. */
export function storeField(field: DraftField, value: string | undefined): void {
	store("appointment-draft", { ...readDraft(), [field]: value });
}

/** Whether the whole draft was sent with `sent`; false for an empty draft. */
export function wasSent(draft: Draft, sent: Draft): boolean {
	const entries = Object.entries(draft) as [DraftField, string][];
	return entries.length > 0 && entries.every(([field, value]) => sent[field] === value);
}

/** A channel between the tabs of the site; none where the browser forbids it with all storage. */
function openChannel(): BroadcastChannel | undefined {
	try {
		return new BroadcastChannel("appointment-sent");
	} catch {
		return undefined;
	}
}

const forms = new Set<HTMLFormElement>();

/** Fields in which the visitor has typed on this page. Browsers that do not know one of these states ignore it. */
const TOUCHED = ":is(:focus, :user-valid, :user-invalid)";

/**
 * Whether the back/forward cache is stale: Firefox restores a page with the session storage of when it was left (seen in
 * 153), so that a sent draft would return. A page with a listener for `unload` is not cached.
 */
const isCacheStale = () => CSS.supports("-moz-appearance", "none");
const preventCaching = () => {};

/** The value of a field in a new form; a menu begins with an empty choice. */
const defaultValue = (element: { defaultValue?: string }) => element.defaultValue ?? "";

/** Synchronises form and draft: values that are `isNew` go into the draft, all other fields take the draft's value. */
function synchronise(form: HTMLFormElement, isNew: (element: Element) => boolean = () => false): void {
	const draft = readDraft();
	for (const field of draftFields) {
		const element = fieldElement(form, field);
		const stored = draft[field] ?? defaultValue(element);
		if (element.value !== defaultValue(element) && isNew(element)) storeField(field, element.value);
		else if (element.value !== stored) element.value = stored;
	}
	// The form's own script reads changed values at this event.
	form.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Whether the browser restores form values, including those that were sent: after a reload or a step in history. */
function restoresValues(): boolean {
	const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	return navigation?.type === "reload" || navigation?.type === "back_forward";
}

/**
 * Stores what is typed into an appointment form for this tab, from the first character on and before the form's own script
 * has loaded; restores it on every page with the form, and clears it when the form is reset after sending. A second call for
 * the same form has no effect.
 */
export function keepDraft(form: HTMLFormElement): void {
	if (forms.has(form)) return;
	forms.add(form);
	// If the draft is lost with the page, the browser's restored values are all there is.
	const isPersistent = isStorageAllowed();
	const isRestored = isPersistent && restoresValues();
	synchronise(form, (element) => !isRestored || element.matches(TOUCHED));
	form.addEventListener("input", ({ target }) => {
		const element = target as HTMLInputElement;
		const field = draftFields.find((name) => name === element.name);
		if (field) storeField(field, element.value === defaultValue(element) ? undefined : element.value);
	});
	if (isCacheStale()) form.addEventListener("input", () => addEventListener("unload", preventCaching));
	form.addEventListener("reset", () => {
		const channel = openChannel();
		channel?.postMessage(readDraft());
		channel?.close();
		store("appointment-draft");
	});
	if (!isPersistent) return;
	// Some browsers restore values only now; and while this page was cached or prerendered, another may have changed the
	// draft, or sent it. The second event is the document's and does not bubble: the window has it before.
	const update = () => synchronise(form);
	for (const event of ["pageshow", "prerenderingchange"]) addEventListener(event, update, true);
}

/** Clears this tab's draft and its forms when another tab has sent the same request. */
export function clearDraftSentElsewhere(): void {
	let channel: BroadcastChannel | undefined;
	const listen = () => {
		channel = openChannel();
		if (!channel) return;
		channel.onmessage = ({ data }: MessageEvent<Draft>) => {
			if (!wasSent(readDraft(), data)) return;
			store("appointment-draft");
			for (const form of forms) synchronise(form);
		};
	};
	listen();
	// An open channel can keep a page out of the back/forward cache.
	addEventListener("pagehide", () => channel?.close());
	addEventListener("pageshow", ({ persisted }) => persisted && listen());
}
