import { getContent } from "@/lib/content";
import NotFoundPage, { generateMetadata as metadataOf } from "./not-found/page";

/** Next does not say in which language a page was looked for. */
const params = () => Promise.resolve({ language: getContent().edition.code });

export const generateMetadata = () => metadataOf({ params: params() });

/** In development Next answers with this where no page stands; hosts answer with the exported page. */
export default function NotFound() {
	return <NotFoundPage params={params()} />;
}
