/** A list to tick, on the screen or on paper. */
export function Checklist({ items }: { items: string[] }) {
	return (
		<ul className="mt-3 max-w-measure print:break-inside-avoid">
			{items.map((item) => (
				<li key={item}>
					<label className="flex items-baseline gap-3.5 py-2.5 print:py-1">
						<input type="checkbox" className="relative top-0.75 size-5 shrink-0" />
						{item}
					</label>
				</li>
			))}
		</ul>
	);
}
