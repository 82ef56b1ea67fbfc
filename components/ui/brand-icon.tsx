import { siFacebook, siInstagram, siWhatsapp } from "simple-icons";

const icons = { facebook: siFacebook, instagram: siInstagram, whatsapp: siWhatsapp };

/** A network's own sign, in the colour of the text. Decoration: its name stands beside it or in the link. */
export function BrandIcon({ name, className }: { name: keyof typeof icons; className?: string }) {
	return (
		<svg viewBox="0 0 24 24" className={className} fill="currentColor" aria-hidden="true">
			<path d={icons[name].path} />
		</svg>
	);
}
