/** A list to tick, on the screen or on paper. */
export function Checklist({ items }: { items: string[] }) {
	return (
		<ul className="checklist max-w-measure">
			{items.map((item) => (
				<li key={item}>
					<label className="flex items-baseline">
						<input type="checkbox" className="size-5 shrink-0" />
						{item}
					</label>
				</li>
			))}
		</ul>
	);
}
