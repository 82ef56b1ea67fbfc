import { notFound } from "next/navigation";

/** Handles every address without a page, in development only. Next would show its own page instead. */
export default function NoPage() {
	notFound();
}
