type TreatmentHeadingProps = {
	/** The treatment's name in menus. */
	link: string;
	heading: string;
	className: string;
};

/** The page's main heading, led by the name under which the treatment stands in menus, unless it holds that name. */
export function TreatmentHeading({ link, heading, className }: TreatmentHeadingProps) {
	const isNamed = heading.toLowerCase().includes(link.toLowerCase());
	return (
		<h1 className={className}>
			{!isNamed && (
				<span className="eyebrow mb-2 block">
					{link}
					<span className="sr-only">: </span>
				</span>
			)}
			{heading}
		</h1>
	);
}
