import { Globe } from "lucide-react";
import { siFacebook, siInstagram, siPinterest, siTelegram, siThreads, siWhatsapp, siX, siYoutube } from "simple-icons";
import type { SocialNetwork } from "@/lib/model/schema/clinic";

const icons = {
	facebook: siFacebook,
	instagram: siInstagram,
	pinterest: siPinterest,
	telegram: siTelegram,
	threads: siThreads,
	whatsapp: siWhatsapp,
	x: siX,
	youtube: siYoutube,
};

/** The logo of a network, in the text colour. Decorative. */
export function BrandIcon({ name, className }: { name: SocialNetwork | "whatsapp"; className?: string }) {
	if (name === "other") return <Globe aria-hidden="true" className={className} />;
	return (
		<svg viewBox="0 0 24 24" className={className} fill="currentColor" aria-hidden="true">
			<path d={icons[name].path} />
		</svg>
	);
}
