import type { z } from "zod";
import type { ground } from "@/lib/model/schema/shared";

/** The background classes that content can choose from. */
export const grounds: Record<z.infer<typeof ground>, string> = {
	sand: "bg-sand",
	sage: "bg-sage",
	blush: "bg-blush",
	mist: "bg-mist",
	paper: "bg-paper",
};
