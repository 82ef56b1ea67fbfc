import { Printer } from "lucide-react";
import type { Page } from "@/lib/site/page";
import { shareHref } from "@/lib/text/contact";
import { BrandIcon } from "../ui/brand-icon";

type ShareProps = {
	/** What is shared: a title and the address of the page. */
	title: string;
	url: string;
	page: Page;
};

/** Ways to pass the page on: a message on WhatsApp, and how to print it, which a page cannot do without script. */
export function Share({ title, url, page }: ShareProps) {
	const { share } = page.labels.treatment;
	return (
		<div className="mt-10 flex flex-wrap items-start gap-x-8 gap-y-1 text-small print:hidden">
			<a href={shareHref(`${title}\n${url}`)} className="text-link inline-flex min-h-11 items-center gap-2">
				<BrandIcon name="whatsapp" className="size-5" />
				{share.whatsapp}
			</a>
			<details>
				<summary className="text-link inline-flex min-h-11 items-center gap-2">
					<Printer aria-hidden="true" className="size-5" />
					{share.print}
				</summary>
				<p className="max-w-80 pb-3">{share.howToPrint}</p>
			</details>
		</div>
	);
}
