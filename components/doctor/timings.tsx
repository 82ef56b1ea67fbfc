import { Clock, MapPin, Phone } from "lucide-react";
import type { Doctor } from "@/lib/content/schema/doctor";
import type { Page } from "@/lib/site/page";
import { telHref } from "@/lib/text/contact";
import { SectionHead } from "../ui/section-head";
import "../ui/card-grid.css";
import "../ui/full-rows.css";

type TimingsProps = { timings: Doctor["timings"] | undefined; page: Page };

/** Where and when the doctor can be seen: hospital, address, timings, contact. */
export function Timings({ timings, page }: TimingsProps) {
	if (!timings || timings.places.length === 0) return null;
	return (
		<section aria-labelledby="timings" className="bg-ink py-section text-paper">
			<div className="page-width">
				<SectionHead id="timings" title={timings.heading} linkTo={page.labels.common.linkToSection} />
				<ul className="card-grid full-rows">
					{timings.places.map(({ hospital, address, timings: hours, contact }) => (
						<li key={hospital} className="rounded-card border border-paper-line px-6 py-7">
							<h3 className="text-h3">{hospital}</h3>
							<dl className="mt-4 grid gap-3 text-small">
								{address && (
									<div className="flex gap-3">
										<dt>
											<MapPin aria-hidden="true" className="mt-0.5 size-5 text-marigold" />
											<span className="sr-only">{page.labels.doctor.address}</span>
										</dt>
										<dd>{address}</dd>
									</div>
								)}
								<div className="flex gap-3">
									<dt>
										<Clock aria-hidden="true" className="mt-0.5 size-5 text-marigold" />
										<span className="sr-only">{page.labels.doctor.timings}</span>
									</dt>
									<dd className="even-figures">{hours}</dd>
								</div>
								{contact && (
									<div className="flex gap-3">
										<dt>
											<Phone aria-hidden="true" className="mt-0.5 size-5 text-marigold" />
											<span className="sr-only">{page.labels.doctor.contact}</span>
										</dt>
										<dd>
											<a href={telHref(contact)} className="even-figures underline underline-offset-4">
												{contact}
											</a>
										</dd>
									</div>
								)}
							</dl>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
