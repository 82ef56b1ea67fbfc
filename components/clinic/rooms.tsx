import type { Finished } from "@/lib/content/finished";
import type { ClinicPage } from "@/lib/content/schema/pages";
import type { Page } from "@/lib/site/page";
import { Island } from "../islands/island";
import { SectionHead } from "../ui/section-head";
import "../ui/full-rows.css";
import "./rooms.css";

type RoomsProps = {
	gallery: Finished<ClinicPage["gallery"]> | undefined;
	page: Page;
};

/** The clinic's rooms in pictures, which open large; nothing where there are none. */
export function Rooms({ gallery, page }: RoomsProps) {
	if (!gallery || gallery.images.length === 0) return null;
	const images = gallery.images.map(({ finished, alt, caption }) => ({ finished, alt, caption }));
	return (
		<section aria-labelledby="rooms" className="py-section print:hidden">
			<div className="page-width">
				<SectionHead id="rooms" title={gallery.title} intro={gallery.intro} linkTo={page.labels.common.linkToSection} />
				<Island name="room-gallery" wake="visible" props={{ images, words: page.labels.clinicPage }} />
			</div>
		</section>
	);
}
