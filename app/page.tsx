import { PageFrame } from "@/components/layout/page-frame";
import { getContent } from "@/lib/content";
import { pageMetadata } from "@/lib/metadata";
import { paths } from "@/lib/routes";

export function generateMetadata() {
	return pageMetadata({ description: getContent().home.description, path: paths.home });
}

export default function HomePage() {
	return (
		<PageFrame path={paths.home}>
			<h1 className="page-width py-section text-h1">{getContent().clinic.tagline}</h1>
		</PageFrame>
	);
}
