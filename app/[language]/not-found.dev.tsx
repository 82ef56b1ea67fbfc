import { getContent } from "@/lib/pages/content";
import NotFoundPage, { generateMetadata as metadataOf } from "./not-found/page";

/** Next does not tell this page the language. */
const params = () => Promise.resolve({ language: getContent().locale.code });

export const generateMetadata = () => metadataOf({ params: params() });

/** Next shows this for unknown addresses in development; hosts show the exported page. */
export default function NotFound() {
	return <NotFoundPage params={params()} />;
}
