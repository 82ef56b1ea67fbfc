import { FIRST_AID_WORKER } from "@/lib/site/first-aid-worker";
import type { Page } from "@/lib/site/page";
import { Island } from "../islands/island";

type KeptPageProps = {
	page: Page;
};

/** On a page with first aid: keeps it on the visitor's device, and says so while there is no network. */
export function KeptPage({ page }: KeptPageProps) {
	if (!page.clinic.firstAidOffline) return null;
	return (
		<Island name="keep-page" wake="idle" props={{ worker: FIRST_AID_WORKER }}>
			<p hidden role="status" className="bg-blush text-small">
				<span className="page-width block pt-3">{page.labels.emergency.offline}</span>
			</p>
		</Island>
	);
}
