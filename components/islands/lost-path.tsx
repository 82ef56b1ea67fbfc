"use client";

import { useEffect, useState } from "react";
import type { SiteMenu } from "@/lib/site/menus";
import { type NotFoundPicture, NotFoundView, type NotFoundWords } from "../layout/not-found-view";
import { MenuCards } from "../ui/menu-cards";

type LostPathProps = {
	/** Every path of the site, as the host serves it. */
	paths: string[];
	menus: Pick<SiteMenu, "label" | "slug" | "path" | "heading" | "allLinks">[];
	words: NotFoundWords;
	picture?: NotFoundPicture;
};

function decoded(pathname: string): string {
	try {
		return decodeURIComponent(pathname);
	} catch {
		return pathname;
	}
}

/**
 * What stands at an address that has no page. It sends another capitalisation of a known path to
 * the right one, shows the pages of a known menu, and otherwise says that the page was not found
 * (design: routes).
 */
export function LostPath({ paths, menus, words, picture }: LostPathProps) {
	const [menu, setMenu] = useState<LostPathProps["menus"][number]>();

	useEffect(() => {
		const path = decoded(window.location.pathname).toLowerCase().replace(/\/*$/, "/");
		const match = paths.find((known) => known.toLowerCase() === path);
		if (match && match !== decoded(window.location.pathname)) {
			window.location.replace(match + window.location.search + window.location.hash);
			return;
		}
		const known = menus.find(({ slug }) => path.split("/")[1] === slug);
		if (!known) return;
		setMenu(known);
		document.title = `${known.heading} | ${words.clinic}`;
	}, [paths, menus, words.clinic]);

	if (!menu) return <NotFoundView menus={menus} words={words} picture={picture} />;
	return (
		<div className="page-width py-section">
			<p className="eyebrow">{words.knownMenu}</p>
			<h1 className="mt-3 text-h1">{menu.heading}</h1>
			<MenuCards links={menu.allLinks} />
		</div>
	);
}
