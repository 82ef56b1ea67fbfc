import * as z from "zod";
import { type Meaning, meanings } from "../../content/schema/meanings";

type Schema = z.core.$ZodType;

/** A schema without what is wrapped around it, and what the wrappings say of the field. */
export type Described = {
	schema: z.core.$ZodTypes;
	/** Whether the key may be left out. */
	optional: boolean;
	title: string | undefined;
	hint: string | undefined;
	means: Meaning | undefined;
};

/** The schema below one that only says whether a value must be there, or what becomes of it. */
function inner(schema: z.core.$ZodTypes): Schema | undefined {
	const { def } = schema._zod;
	switch (def.type) {
		case "optional":
		case "default":
		case "prefault":
		case "nonoptional":
		case "readonly":
			return def.innerType;
		case "pipe":
			// What is written in the file goes in; `z.preprocess` puts a transformation in front of the schema.
			return (def.in as z.core.$ZodTypes)._zod.def.type === "transform" ? def.out : def.in;
		default:
			return undefined;
	}
}

/** Takes a schema out of its wrappings; the outermost title, description and meaning hold. */
export function described(schema: Schema): Described {
	const found: Omit<Described, "schema" | "optional"> = { title: undefined, hint: undefined, means: undefined };
	let optional: boolean | undefined;
	let current = schema as z.core.$ZodTypes;
	for (;;) {
		const about = z.globalRegistry.get(current);
		found.title ??= about?.title;
		found.hint ??= about?.description;
		found.means ??= meanings.get(current)?.means;
		const { type } = current._zod.def;
		if (type === "optional" || type === "default" || type === "prefault") optional ??= true;
		if (type === "nonoptional") optional ??= false;
		const next = inner(current);
		if (!next) return { schema: current, optional: optional ?? false, ...found };
		current = next as z.core.$ZodTypes;
	}
}

/** A name of the content as words: `menuLine` as "Menu line", `MedicalClinic` as "Medical clinic". */
export function humanised(name: string): string {
	const words = name
		.replace(/[-_]+/g, " ")
		.replace(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
		.trim();
	return words.charAt(0).toUpperCase() + words.slice(1);
}
