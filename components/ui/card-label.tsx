/** A card's label, in small letters below the sentence that tells what holds. */
export function CardLabel({ children }: { children: string }) {
	return <p className="mt-2 text-note opacity-80">{children}</p>;
}
