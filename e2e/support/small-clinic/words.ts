import * as z from "zod";
import { interfaceWords } from "@/lib/content/schema/interface";

type Shape = { properties?: Record<string, Shape> };

/** Labels by the names of their fields: `{ call: "call" }`. */
function labels({ properties }: Shape, name = ""): unknown {
	if (!properties) return name;
	return Object.fromEntries(Object.entries(properties).map(([key, shape]) => [key, labels(shape, key)]));
}

/** The file of the site's labels and messages: each is the name of its field, so that a new label needs no new test. */
export const wordsFile = labels(z.toJSONSchema(interfaceWords, { io: "input" }) as Shape);
