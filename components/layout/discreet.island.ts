/** Presses of Escape that leave the page, and the milliseconds within which they come. */
const PRESSES = 3;
const WITHIN = 2000;

/**
 * Lets a visitor leave a discreet page at once, by its link or by Escape pressed three times (one press closes a menu, and
 * no text contains one), and shows only `title` in the tab while another tab or program is in front.
 */
export default function discreetPage(_: HTMLElement, { title }: { title: string }): undefined {
	const pageTitle = document.title;
	const link = document.querySelector<HTMLAnchorElement>("[data-leave]");
	const leave = () => {
		if (!link) return;
		// The other page may take seconds: until then this tab shows nothing and has another name and address.
		history.replaceState(null, "", document.querySelector<HTMLAnchorElement>(".header-row a")?.href);
		document.body.replaceChildren();
		document.title = title;
		location.replace(link.href);
		// The draft of the form. Throws where the browser blocks storage.
		sessionStorage.clear();
	};
	let presses: number[] = [];
	const click = (event: MouseEvent) => {
		if (!(event.target as Element).closest("[data-leave]")) return;
		event.preventDefault();
		leave();
	};
	// The modifier keys are read here and not by plainKey, whose script this page would have to fetch.
	const press = ({ key, repeat, timeStamp, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => {
		if (repeat) return;
		const isOurs = key === "Escape" && !(altKey || ctrlKey || metaKey || shiftKey);
		presses = isOurs ? [...presses, timeStamp].filter((time) => timeStamp - time < WITHIN) : [];
		if (presses.length === PRESSES) leave();
	};
	const hideTitle = () => {
		document.title = document.hidden ? title : pageTitle;
	};
	document.addEventListener("click", click);
	document.addEventListener("keydown", press);
	document.addEventListener("visibilitychange", hideTitle);
}
