/** Key of session storage that is set while the visitor reads first aid in large type and dark colours. */
export const NIGHT_KEY = "night";

/** A button for large type and dark colours on the pages with first aid, for the rest of the visit. */
export default function nightSwitch(root: HTMLElement): undefined {
	const button = root.querySelector("button") as HTMLButtonElement;
	const page = document.documentElement;
	button.ariaPressed = `${page.matches("[data-night]")}`;
	button.classList.remove("invisible");
	button.onclick = () => {
		const isNight = page.toggleAttribute("data-night");
		button.ariaPressed = `${isNight}`;
		try {
			sessionStorage[NIGHT_KEY] = isNight ? 1 : "";
		} catch {
			// The browser blocks storage: the choice lasts as long as the page.
		}
	};
}
