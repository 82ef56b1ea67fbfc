import type { Page } from "@/lib/site/page";
import { telHref, whatsappHref } from "@/lib/text/contact";
import { fill } from "@/lib/text/fill";

type NotReadyProps = {
	/** The form's id. */
	form: string;
	page: Page;
};

/**
 * What stands under a form that cannot send, because its script has not come or never will: that it is so, and the
 * other ways. The e-mail is the browser's own submission to a mail program, so that it carries what is typed without
 * any script. Out of sight at first: the style sheet shows it after a while, at once without script, or when the
 * page's entry says so (form-fallback); an awake form hides it.
 */
export function NotReady({ form, page }: NotReadyProps) {
	return (
		<div role="status" className="not-ready">
			<p className="mt-5 max-w-measure rounded-card border-l-6 border-marigold bg-sand px-5.5 py-4.5 noscript:hidden">
				{page.labels.booking.notReady}
			</p>
			<ul className="mt-4 flex flex-wrap gap-3">
				{page.clinic.whatsapp && (
					<li className="noscript:hidden">
						<a href={whatsappHref(page.clinic.whatsapp)} className="button button-quiet" data-carries>
							{page.labels.footer.whatsapp}
						</a>
					</li>
				)}
				{page.clinic.email && (
					<li>
						<button
							type="submit"
							form={form}
							// Here and not on the form: browsers read the action of a form as the page loads, and report one that
							// is no secure address, as a mail program's is not.
							formAction={`mailto:${page.clinic.email}`}
							formMethod="post"
							formEncType="text/plain"
							className="button button-quiet"
						>
							{page.labels.booking.form.byEmail}
						</button>
					</li>
				)}
				{page.clinic.phone && (
					<li className="noscript:hidden">
						<a href={telHref(page.clinic.phone)} className="button button-quiet">
							{fill(page.labels.booking.form.byPhone, { phone: page.clinic.phone })}
						</a>
					</li>
				)}
			</ul>
		</div>
	);
}
