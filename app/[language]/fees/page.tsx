import { metadataOf } from "@/app/metadata";
import { FeeRows, FeeTable } from "@/components/clinic/fee-table";
import { Island } from "@/components/islands/island";
import { PageFrame } from "@/components/layout/page-frame";
import { WithTableOfContents } from "@/components/layout/table-of-contents";
import { PageBanner } from "@/components/ui/page-banner";
import { SectionHead } from "@/components/ui/section-head";
import { paths } from "@/lib/model/routes";
import { type LanguageParams, pageContent } from "@/lib/pages/content";
import { crumbs } from "@/lib/pages/menus";
import { pageOf } from "@/lib/pages/page";
import { feeGroups, feeScale } from "@/lib/pages/prices";

export const generateMetadata = metadataOf(paths.fees, ({ labels }) => labels.fees);

/** All prices of the site in one place: the clinic's charges, then those of treatments by menu. */
export default async function FeesPage(props: LanguageParams) {
	const content = await pageContent(props);
	const page = pageOf(content);
	const path = paths.fees;
	const { fees: labels, treatment, common } = page.labels;
	const groups = feeGroups(content);
	const scale = feeScale(groups);
	const trail = crumbs(content, labels.heading, path);
	return (
		<PageFrame content={content} path={path} crumbs={trail}>
			<PageBanner page={page} crumbs={trail} heading={labels.heading}>
				<p className="mt-2 max-w-measure lg:mt-6 lg:text-lead">{treatment.cost.estimate}</p>
			</PageBanner>
			<WithTableOfContents title={common.contents} entries={groups}>
				<Island name="fees" wake="use" props={{ found: labels.found }}>
					<div className="mb-5 max-w-measure noscript:hidden print:hidden">
						<label className="font-semibold">
							{labels.find}
							<input type="search" autoComplete="off" spellCheck="false" className="field-control" />
						</label>
						<output className="block text-small" />
					</div>
				</Island>
				{groups.map(({ id, heading, intro, fees }) => (
					<section key={id} aria-labelledby={id} className="fee-group pb-5 lg:pb-12">
						<SectionHead id={id} title={heading} intro={intro} page={page} />
						{fees.every((fee) => !fee.path) ? (
							<div className="lg:pr-7">
								<FeeTable fees={fees} page={page} />
							</div>
						) : (
							<FeeRows fees={fees} scale={scale} page={page} />
						)}
					</section>
				))}
			</WithTableOfContents>
		</PageFrame>
	);
}
