import { BeforeAfterView } from "../../gallery/before-after-view";
import { VideosView } from "../../gallery/videos-view";
import { crumbsTo } from "../crumbs";
import { Example, type ExamplesProps } from "../example";

export function GalleryExamples({ data, page }: ExamplesProps) {
	const { clinicPage, films, menus, pairs } = data;
	const banner = { heading: clinicPage.heading, paragraph: clinicPage.paragraph, description: clinicPage.paragraph };
	const nav = { menu: menus[0], path: menus[0]?.links[0]?.path ?? "" };
	return (
		<>
			<Example name="gallery/BeforeAfterView">
				<BeforeAfterView
					page={page}
					gallery={{ ...banner, note: clinicPage.paragraph }}
					groups={pairs}
					nav={nav}
					crumbs={crumbsTo("Pairs", data)}
				/>
			</Example>
			<Example name="gallery/VideosView">
				<VideosView page={page} gallery={{ ...banner, items: films }} nav={nav} crumbs={crumbsTo("Films", data)} />
			</Example>
		</>
	);
}
