import type { Finished } from "@/lib/content/finished";
import type { InterfaceWords } from "@/lib/content/schema/interface";
import type { ClinicPage } from "@/lib/content/schema/pages";
import { Island } from "../islands/island";
import { SectionHead } from "../ui/section-head";
import "../ui/full-rows.css";
import "./rooms.css";

type RoomsProps = {
	gallery: Finished<ClinicPage["gallery"]> | undefined;
	words: Pick<InterfaceWords, "clinicPage" | "common">;
};

/** The clinic's rooms in pictures, which open large; nothing where there are none. */
export function Rooms({ gallery, words }: RoomsProps) {
	if (!gallery || gallery.images.length === 0) return null;
	const images = gallery.images.map(({ finished, alt, caption }) => ({ finished, alt, caption }));
	return (
		<section aria-labelledby="rooms" className="py-section print:hidden">
			<div className="page-width">
				<SectionHead id="rooms" title={gallery.title} intro={gallery.intro} linkTo={words.common.linkToSection} />
				<Island name="room-gallery" wake="visible" props={{ images, words: words.clinicPage }} />
			</div>
		</section>
	);
}
