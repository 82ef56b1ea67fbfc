type NotFoundProps = {
	/** Every path of the site, home first. */
	paths: [home: string, ...others: string[]];
	clinic: string;
};

function decoded(pathname: string): string {
	try {
		return decodeURIComponent(pathname);
	} catch {
		return pathname;
	}
}

/**
 * Handles an unknown address: redirects another capitalisation of a known path, shows the pages of a known menu, and
 * shows the message in the language of the address (design: routes).
 */
export default function notFound(root: HTMLElement, { paths, clinic }: NotFoundProps): undefined {
	const requested = decoded(location.pathname);
	const path = requested.toLowerCase().replace(/\/*$/, "/");
	const [home] = paths;
	const translated = [...root.querySelectorAll<HTMLElement>("[data-lost-in]")];
	const homeOf = (message: HTMLElement | undefined) => message?.querySelector("a")?.pathname;
	const translation = translated.find((message) => path.startsWith(homeOf(message) ?? " "));
	// Paths of a translation are those of the original below its folder.
	const folder = homeOf(translation) ?? home;
	const below = path.slice(folder.length);
	const known = paths.map((address) => address.slice(home.length)).find((rest) => rest.toLowerCase() === below);
	const match = known !== undefined && folder + known;
	if (match && match !== requested) {
		location.replace(match + location.search + location.hash);
		return;
	}
	if (translation) translation.hidden = false;
	const views = [...root.children] as HTMLElement[];
	const menu = views.find(({ dataset }) => dataset.menu === path.slice(home.length).split("/")[0]);
	const heading = root.querySelector("h1");
	if (!menu?.dataset.heading || !heading) return;
	heading.textContent = menu.dataset.heading;
	menu.querySelector("[data-place]")?.append(heading);
	for (const view of views) view.hidden = view !== menu;
	document.title = `${menu.dataset.heading} | ${clinic}`;
}
