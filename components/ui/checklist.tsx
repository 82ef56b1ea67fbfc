import "./checklist.css";

/** A list to tick, on the screen or on paper. */
export function Checklist({ items }: { items: string[] }) {
	return (
		<ul className="checklist">
			{items.map((item) => (
				<li key={item}>
					<label>
						<input type="checkbox" />
						{item}
					</label>
				</li>
			))}
		</ul>
	);
}
