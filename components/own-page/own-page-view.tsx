import { doctorPath } from "@/lib/model/routes";
import { type Page, siteLink } from "@/lib/pages/page";
import type { OwnPageContent } from "@/lib/pages/text-pages";
import { fill } from "@/lib/text/fill";
import { longDate } from "@/lib/text/format";
import { TextPage } from "../layout/text-page";
import { ReviewedBy, Sources } from "../treatment/treatment-details";
import { Picture } from "../ui/picture";

type OwnPageProps = {
	ownPage: OwnPageContent;
	/** The date of the page's last change. */
	changed?: string;
	page: Page;
};

/** One of the clinic's own pages: who wrote it and when, its text, its review and its sources. */
export function OwnPageView({ ownPage, changed, page }: OwnPageProps) {
	const { cited, crumbs, reviewer, isReviewed, sources } = ownPage;
	const { heading, body, picture, review } = cited;
	return (
		<TextPage
			heading={heading}
			crumbs={crumbs}
			head={<Byline ownPage={ownPage} changed={changed} page={page} />}
			picture={
				picture && (
					<Picture
						picture={picture}
						ratio="16/9"
						widths={{ phone: "100vw", sm: "42rem" }}
						className="mb-8 max-w-measure rounded-card"
					/>
				)
			}
			text={body}
			page={page}
		>
			<ReviewedBy review={review} reviewer={reviewer} isReviewed={isReviewed} page={page} />
			<Sources sources={sources} page={page} />
		</TextPage>
	);
}

/** The author, the date of publication, and that of a later change. */
function Byline({ ownPage: { doctor, page: own }, changed, page }: OwnPageProps) {
	const { articles, legal } = page.labels;
	const { author, published } = own;
	const [before, after] = articles.by.split("{author}");
	const dated = (label: string, date: string) => fill(label, { date: longDate(date, page.clinic.language) });
	const dates = [
		...(published ? [dated(legal.published, published)] : []),
		...(changed && changed > (published ?? "") ? [dated(legal.updated, changed)] : []),
	];
	return (
		<div className="mt-5">
			{author && (
				<p>
					{before}
					{doctor ? (
						<a {...siteLink(page, doctorPath(doctor.slug))} className="text-link">
							{doctor.name}
						</a>
					) : (
						author
					)}
					{after}
				</p>
			)}
			{dates.map((date) => (
				<p key={date}>{date}</p>
			))}
		</div>
	);
}
