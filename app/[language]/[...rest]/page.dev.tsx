import { notFound } from "next/navigation";

/** Takes every address that no other page takes, in development only: Next would answer with a page of its own. */
export default function NoPage() {
	notFound();
}
