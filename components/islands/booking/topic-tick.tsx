const ID = "about-topic";

/** What a treatment's page is about, for a request: the label of the tick, and what the message then begins with. */
export type Topic = { label: string; sentence: string };

/** Whether the visitor has ticked that the request is about the page; the tick has no name, so that it is no field. */
export const isTicked = (form: HTMLFormElement): boolean =>
	form.querySelector<HTMLInputElement>(`#${ID}`)?.checked ?? false;

type TopicTickProps = { topic: Topic; ticked: boolean; resting: boolean };

/** The tick by which a visitor says that the request is about the page: unasked, no illness goes into it. */
export function TopicTick({ topic, ticked, resting }: TopicTickProps) {
	return (
		<div className="topic-tick">
			<input id={ID} type="checkbox" aria-describedby={ticked ? `${ID}-said` : undefined} disabled={resting} />
			<label htmlFor={ID}>{topic.label}</label>
			{ticked && (
				<p id={`${ID}-said`} className="field-note">
					{topic.sentence}
				</p>
			)}
		</div>
	);
}
