import type { Clinic } from "@/lib/content/schema/clinic";
import type { InterfaceWords } from "@/lib/content/schema/interface";
import { FIRST_AID_WORKER } from "@/lib/site/first-aid-worker";
import { Island } from "../islands/island";

type KeptPageProps = {
	clinic: Pick<Clinic, "firstAidOffline">;
	words: Pick<InterfaceWords, "emergency">;
};

/** On a page with first aid: keeps it on the visitor's device, and says so while there is no network. */
export function KeptPage({ clinic, words }: KeptPageProps) {
	if (!clinic.firstAidOffline) return null;
	return (
		<Island name="keep-page" wake="idle" props={{ worker: FIRST_AID_WORKER }}>
			<p hidden role="status" className="bg-blush text-small">
				<span className="page-width block pt-3">{words.emergency.offline}</span>
			</p>
		</Island>
	);
}
