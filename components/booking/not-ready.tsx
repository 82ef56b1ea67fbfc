import type { Clinic } from "@/lib/content/schema/clinic";
import type { InterfaceWords } from "@/lib/content/schema/interface";
import { telHref, whatsappHref } from "@/lib/text/contact";
import { fill } from "@/lib/text/fill";

type NotReadyProps = {
	/** The form's id. */
	form: string;
	clinic: Pick<Clinic, "phone" | "whatsapp" | "email">;
	words: Pick<InterfaceWords, "booking" | "footer">;
};

/**
 * What stands under a form that cannot send, because its script has not come or never will: that it is so, and the
 * other ways. The e-mail is the browser's own submission to a mail program, so that it carries what is typed without
 * any script. Out of sight at first: the style sheet shows it after a while, at once without script, or when the
 * page's entry says so (form-fallback); an awake form hides it.
 */
export function NotReady({ form, clinic, words }: NotReadyProps) {
	return (
		<div role="status" className="not-ready">
			<p className="mt-5 max-w-measure rounded-card border-l-6 border-marigold bg-sand px-5.5 py-4.5 noscript:hidden">
				{words.booking.notReady}
			</p>
			<ul className="mt-4 flex flex-wrap gap-3">
				{clinic.whatsapp && (
					<li className="noscript:hidden">
						<a href={whatsappHref(clinic.whatsapp)} className="button button-quiet" data-carries>
							{words.footer.whatsapp}
						</a>
					</li>
				)}
				{clinic.email && (
					<li>
						<button
							type="submit"
							form={form}
							// Here and not on the form: browsers read the action of a form as the page loads, and report one that
							// is no secure address, as a mail program's is not.
							formAction={`mailto:${clinic.email}`}
							formMethod="post"
							formEncType="text/plain"
							className="button button-quiet"
						>
							{words.booking.form.byEmail}
						</button>
					</li>
				)}
				{clinic.phone && (
					<li className="noscript:hidden">
						<a href={telHref(clinic.phone)} className="button button-quiet">
							{fill(words.booking.form.byPhone, { phone: clinic.phone })}
						</a>
					</li>
				)}
			</ul>
		</div>
	);
}
