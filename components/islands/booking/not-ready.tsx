import type { BookingContact } from "@/lib/booking/other-ways";
import { telHref, whatsappHref } from "@/lib/contact";
import { fill } from "@/lib/content/fill";
import type { BookingWords } from "./booking-words";

/**
 * What stands under a form that cannot send, because its script has not come or never will: that it is so, and the
 * other ways. The e-mail is the browser's own submission to a mail program, so that it carries what is typed without
 * any script. Out of sight at first: the style sheet shows it after a while, at once without script, or when the
 * page's entry says so (guard-form).
 */
export function NotReady({ words, contact }: { words: BookingWords; contact: BookingContact }) {
	return (
		<div role="status" className="not-ready">
			<p className="not-ready-words">{words.notReady}</p>
			<ul className="mt-4 flex flex-wrap gap-3">
				{contact.whatsapp && (
					<li className="not-ready-direct">
						<a href={whatsappHref(contact.whatsapp)} className="button button-quiet" data-carries>
							{words.chat}
						</a>
					</li>
				)}
				<li>
					<button type="submit" className="button button-quiet">
						{words.byEmail}
					</button>
				</li>
				<li className="not-ready-direct">
					<a href={telHref(contact.phone)} className="button button-quiet">
						{fill(words.byPhone, { phone: contact.phone })}
					</a>
				</li>
			</ul>
		</div>
	);
}
