import type { Doctor } from "@/lib/content/schema/doctor";
import type { Page } from "@/lib/site/page";
import { fill } from "@/lib/text/fill";

type RegistrationProps = {
	registration: Doctor["registration"];
	className: string;
	page: Page;
};

/** The council that registers a doctor, and the number there; nothing where it is not told. */
export function Registration({ registration, className, page }: RegistrationProps) {
	if (!registration) return null;
	const { council, number } = registration;
	return <p className={className}>{fill(page.labels.doctor.registration, { council, number })}</p>;
}
