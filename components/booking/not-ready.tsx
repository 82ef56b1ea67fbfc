import type { Page } from "@/lib/pages/page";
import { mainPhone, telHref, whatsappHref } from "@/lib/text/contact";
import { fill } from "@/lib/text/fill";

/**
 * Shown below a form whose script has not loaded: that it is not ready, and other ways to send the request. The e-mail
 * button submits the form to a mail program, so that it needs no script. The style sheet shows it after a delay, at once
 * without JavaScript, or when form-fallback.ts says so; it is hidden once the form is awake.
 */
export function NotReady({ form, page }: { form: string; page: Page }) {
	const phone = mainPhone(page.clinic);
	return (
		<div role="status" className="not-ready">
			<p className="mt-5 max-w-measure rounded-card border-l-6 border-marigold bg-sand p-5 noscript:hidden">
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
							// Not on the form: on loading, browsers report a form whose action is not a secure address.
							formAction={`mailto:${page.clinic.email}`}
							formMethod="post"
							formEncType="text/plain"
							className="button button-quiet"
						>
							{page.labels.booking.form.byEmail}
						</button>
					</li>
				)}
				{phone && (
					<li className="noscript:hidden">
						<a href={telHref(phone)} className="button button-quiet">
							{fill(page.labels.booking.form.byPhone, { phone })}
						</a>
					</li>
				)}
			</ul>
		</div>
	);
}
