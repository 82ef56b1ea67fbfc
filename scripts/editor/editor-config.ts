import type { Backend, CmsConfig, Field } from "@sveltia/cms";
import { readSources, type Sources } from "@/lib/content/sources";
import type { EditorSettings } from "./page-and-server";
import { yesOrNoFields } from "./yes-or-no-fields";

const text = (name: string, label: string): Field => ({ name, label, widget: "string", required: false });

/** A form for the opening hours, the telephone and the first words of the home page. */
function config(backend: Backend): CmsConfig {
	return {
		load_config_file: false,
		backend,
		media_folder: "content/photos",
		public_folder: "photos",
		output: { omit_empty_optional_fields: true },
		editor: { preview: false },
		collections: [
			{
				name: "every-day",
				label: "Every day",
				files: [
					{
						name: "contact",
						label: "Telephone",
						file: "content/clinic.yaml",
						fields: [text("phone", "Telephone")],
					},
					{
						name: "hours",
						label: "Opening hours",
						file: "content/clinic.yaml",
						fields: [
							{
								name: "hours",
								label: "Hours",
								widget: "object",
								fields: [
									{
										name: "week",
										label: "Week",
										widget: "list",
										fields: [
											text("from", "From"),
											text("to", "To"),
											{
												name: "sessions",
												label: "Sessions",
												widget: "list",
												required: false,
												fields: [text("opens", "Opens"), text("closes", "Closes")],
											},
										],
									},
									{ name: "byAppointment", label: "By appointment", widget: "list", required: false },
									{
										name: "exceptions",
										label: "Exceptions",
										widget: "list",
										required: false,
										fields: [
											text("from", "From"),
											text("to", "To"),
											text("reason", "Reason"),
											text("notice", "Notice"),
										],
									},
								],
							},
						],
					},
				],
			},
			{
				name: "pages",
				label: "Pages",
				files: [
					{
						name: "home",
						label: "Home",
						file: "content/home.yaml",
						fields: [
							{
								name: "doctors",
								label: "Doctors",
								widget: "object",
								fields: [text("heading", "Heading"), text("intro", "Intro")],
							},
						],
					},
				],
			},
		],
	};
}

/** What the editor's page is given, made from the content. */
export const settingsFor = (_sources: Sources, backend: Backend): EditorSettings => ({
	config: config(backend),
	meansNo: yesOrNoFields(),
});

/** The settings on this machine, from the content as it is now. Nobody signs in: the repository's name is only a word. */
export const localSettings = (root: string): EditorSettings =>
	settingsFor(readSources(root).sources, { name: "github", repo: "this-machine/content", auth_methods: ["token"] });
