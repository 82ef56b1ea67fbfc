import type { Doctor } from "@/lib/content/schema/doctor";
import type { InterfaceWords } from "@/lib/content/schema/interface";
import { fill } from "@/lib/text/fill";

type RegistrationProps = {
	registration: Doctor["registration"];
	className: string;
	words: Pick<InterfaceWords, "doctor">;
};

/** The council that registers a doctor, and the number there; nothing where it is not told. */
export function Registration({ registration, className, words }: RegistrationProps) {
	if (!registration) return null;
	const { council, number } = registration;
	return <p className={className}>{fill(words.doctor.registration, { council, number })}</p>;
}
