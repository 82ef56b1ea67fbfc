type TreatmentHeadingProps = {
	/** The treatment's name in menus. */
	link: string;
	heading: string;
	className: string;
};

/** The page's main heading, led by the name under which the treatment stands in menus. */
export function TreatmentHeading({ link, heading, className }: TreatmentHeadingProps) {
	return (
		<h1 className={className}>
			<span className="eyebrow mb-2 block">
				{link}
				<span className="sr-only">: </span>
			</span>
			{heading}
		</h1>
	);
}
