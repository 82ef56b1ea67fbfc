import { paths } from "@/lib/model/routes";
import { type Page, pageInLocales, siteLink } from "@/lib/pages/page";
import { mailHref } from "@/lib/text/contact";
import { fill } from "@/lib/text/fill";
import { Markdown } from "../ui/markdown";

/**
 * The notice on personal data (DPDP Rules 2025, rule 3): which data, what for, who processes them, how to have them
 * corrected or deleted, and where to complain; and the privacy policy in every language of the site.
 */
export function PrivacyNotice({ page }: { page: Page }) {
	const { notice, policy, myData } = page.labels.booking;
	const write = page.clinic.email
		? mailHref(page.clinic.email, { subject: myData, body: "" })
		: siteLink(page, paths.privacy).href;
	const languages = pageInLocales(page, paths.privacy);
	return (
		<div className="mt-4 max-w-measure text-small">
			<Markdown text={fill(notice, { myData: `[${myData}](${write})` })} page={page} />
			{languages.length > 0 && (
				<p className="mt-3">
					{policy}:{" "}
					{languages.map(({ name, ...link }, index) => (
						<span key={name}>
							{index > 0 && " · "}
							<a {...link} className="text-pine underline underline-offset-4">
								{name}
							</a>
						</span>
					))}
				</p>
			)}
		</div>
	);
}
