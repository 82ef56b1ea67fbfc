import type { ContentFiles } from "../../lib/content/content";
import { slugFromFile, treatmentRefFromFile } from "../../lib/model/content-path";
import { normalisePath, routeTable } from "../../lib/model/routes";
import { placeNames } from "../../lib/model/schema/clinic";
import type { FieldRole } from "../../lib/model/schema/field-roles";

export type Choice = { value: string; label: string };

/** The choices for fields of a role, such as `treatment`. */
export type Choices = Partial<Record<FieldRole, Choice[]>>;

/** The choices that the content offers. A file with mistakes offers none, or only those known from its name. */
export function choicesFrom(files: ContentFiles): Choices {
	const treatments = files.treatments.map(({ path, data }) => {
		const { menu, slug } = treatmentRefFromFile(path);
		return { menu, slug, aliases: data?.aliases ?? [], name: data?.link ?? slug, details: data?.details };
	});
	const doctors = files.doctors.map(({ path, data }) => {
		const { slug } = slugFromFile(path);
		return { slug, name: data?.name ?? slug, hospitals: data?.timings?.places.map(({ hospital }) => hospital) ?? [] };
	});
	const menus = files.navigation.data?.menus ?? [];
	const routes = routeTable({
		navigation: { menus },
		...(files.gallery.data && { gallery: files.gallery.data }),
		emergency: files.emergency.data,
		doctors,
		clinicPage: files.clinicPage.data,
		guides: files.guides.map(({ path }) => slugFromFile(path)),
		ownPages: files.ownPages.flatMap(({ data }) => data ?? []),
		treatments,
	});
	return {
		treatment: treatments.map(({ menu, slug, name }) => ({ value: `${menu}/${slug}`, label: name })),
		doctor: doctors.map(({ slug, name }) => ({ value: slug, label: name })),
		guide: files.guides.flatMap(
			({ data }) => data?.sections.map(({ id, title }) => ({ value: id, label: title })) ?? [],
		),
		hospital: [
			{ value: "clinic", label: "At the clinic" },
			...[...new Set(doctors.flatMap(({ hospitals }) => hospitals))].map((name) => ({ value: name, label: name })),
		],
		location: (files.clinic.data ? placeNames(files.clinic.data) : []).map((name) => ({
			value: name,
			label: name,
		})),
		page: routes.filter(({ path, canonical }) => path === canonical).map(({ path }) => ({ value: path, label: path })),
	};
}

/** The choices for a field, with its current values: paths have several spellings, and wrong values must stay. */
export function choicesWith(choices: Choice[], values: readonly unknown[]): Choice[] {
	const currentValues = [...new Set(values.filter((value): value is string => typeof value === "string"))];
	const same = (value: string) => (value.startsWith("/") ? normalisePath(value) : value);
	const known = new Map(choices.map((choice) => [same(choice.value), choice.label]));
	const taken = new Set(currentValues.map(same));
	return [
		...currentValues.map((value) => ({ value, label: known.get(same(value)) ?? value })),
		...choices.filter(({ value }) => !taken.has(same(value))),
	].sort((first, second) => first.label.localeCompare(second.label));
}
