import type { Backend, CmsConfig } from "@sveltia/cms";
import type { Sources } from "../content/sources";
import { fileCollection, folderCollections, legalCollection, treatmentCollections } from "./collections";
import { choicesFrom } from "./form/choices";
import { films } from "./form/media-field";

/** What a configuration is made from. */
export type EditorConfigInput = {
	/** Every file of the content, those with mistakes too: of these, what has several forms stays out of sight. */
	sources: Sources;
	/** Where the editor reads and saves. */
	backend: Backend;
};

/**
 * The configuration of the editor in the browser, made from the schemas of the content and from what there is to choose
 * from. It holds plain data, so that it can be written as JSON.
 * @throws where a schema is of a kind for which the editor has no field, with the path
 */
export function editorConfig({ sources, backend }: EditorConfigInput): CmsConfig {
	const choices = choicesFrom(sources);
	const group = (name: Parameters<typeof fileCollection>[0]) => fileCollection(name, { sources, choices });
	const { doctors, references } = folderCollections(sources, choices);
	const address = sources.clinic.data?.site;
	const divider = (name: string) => ({ name, divider: true });
	return {
		load_config_file: false,
		backend,
		app_title: sources.clinic.data?.name ?? "The clinic's site",
		...(address && { site_url: address }),
		media_folder: "content",
		public_folder: "/",
		media_libraries: { default: { config: { slugify_filename: true } }, stock_assets: false },
		asset_collections: [
			{ name: "photographs", label: "Photographs", media_folder: "content/photos", public_folder: "/photos" },
			{ name: "drawings", label: "Drawings", media_folder: "content/plates", public_folder: "/plates" },
			{ name: "films", label: "Films", media_folder: "public/films", public_folder: films.public_folder },
		],
		slug: { encoding: "ascii", clean_accents: true },
		output: { omit_empty_optional_fields: true },
		editor: { preview: false },
		collections: [
			...group("every-day"),
			divider("below-every-day"),
			...group("pages"),
			...treatmentCollections(sources, choices),
			doctors,
			divider("below-pages"),
			...group("site"),
			references,
			legalCollection(sources, choices),
		],
	};
}
