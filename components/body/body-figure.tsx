import { colourInBrand, type PaletteColour } from "@/lib/brand/palette";
import type { Brand } from "@/lib/model/schema/brand";

/** The size of the drawing, whose coordinates the regions of `body-map.tsx` share. */
export const BODY_VIEW = "0 0 340 330";
/** The id of the mask that shows what is drawn over the two figures, and nothing beside them. */
export const BODY_OUTLINE = "body-outline";

/** One person from the front and from behind, in the brand's colours, and the mask. Decorative: names are beside it. */
export function BodyFigure({ colours }: { colours: Brand["colours"] }) {
	const colour = (name: PaletteColour) => colourInBrand(name, colours);
	const skin = colour("skin3");
	const [ink, pine, clay, marigold] = [colour("ink"), colour("pine"), colour("clay"), colour("marigold")];
	const [paper, sand] = [colour("paper"), colour("sand")];
	const shade = { fill: ink, fillOpacity: 0.16, stroke: "none" };
	const light = { fill: "none", stroke: sand, strokeOpacity: 0.4, strokeWidth: 1.3 };
	const fold = { fill: "none", strokeWidth: 1.3, strokeOpacity: 0.55 };
	const thread = <path fill="none" stroke={clay} strokeWidth="2.6" d="m49.6 161.5 9.4-2.3" />;
	return (
		<>
			<svg width="0" height="0" className="absolute" aria-hidden="true">
				<mask id={BODY_OUTLINE} maskUnits="userSpaceOnUse" x="0" y="0" width="340" height="330" fill="#fff">
					<path
						id="body-both-outline"
						transform="translate(85 9)"
						d="M0 3c-13 0-20 9-19 23-4 1-4 13 2 17 1 4 3 8 6 10v8l-4 5-20 6c-7 2-11 9-13 19l-8 40-8 31c-1 3-4 6-6 10-3 5-5 10-3 13h5l1 15 4 8h14l4-12c2-6 1-10 1-16l10-46c2 16-2 33-5 50 0 23 3 42 6 58v25c2 11 3 19 3 28 0 9-2 15-2 18 2 6 20 6 22 1l-1-22c0-21 4-33 3-51 1-12 3-22 4-33 1 11 3 21 4 33-1 18 3 30 3 51l-1 22c2 5 20 5 22-1 0-3-2-9-2-18 0-9 1-17 3-28v-25c3-16 6-35 6-58-3-17-7-34-5-50l10 46c0 6-1 10 1 16l4 12h14l4-8 1-15h5c2-3 0-8-3-13-2-4-5-7-6-10l-8-31-8-40c-2-10-6-17-13-19l-20-6-4-5v-8c3-2 5-6 6-10 6-4 6-16 2-17C20 12 13 3 0 3z"
					/>
					<use href="#body-both-outline" x="170" />
				</mask>
			</svg>
			<svg
				data-image
				viewBox={BODY_VIEW}
				aria-hidden="true"
				className="body-figure w-full rounded-card bg-sage md:aspect-[76/33]"
			>
				<path fill={paper} fillOpacity=".6" d="M14 330V77a71 71 0 0 1 142 0v253zM184 330V77a71 71 0 0 1 142 0v253z" />
				<g stroke={ink} strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round">
					<path d="M0 320h340" />
					<g transform="translate(85 9)">
						<g id="body-feet">
							<path fill={skin} d="M8 286c0 8-3 14-2.5 19 .5 5 5.5 6 11 6s11-1 11-5-8-10-9-20z" />
							<path fill="none" strokeWidth="1.3" d="M12 310.5v-4m4 4.5v-3.5m3.7 3v-3m3.3 2v-2.5" />
						</g>
						<use href="#body-feet" transform="scale(-1 1)" />
						<g id="body-both">
							<path
								fill={pine}
								d="M-33 178h66c.5 23-3 42-6 58-1 8 .5 15-.5 25-1 11-3 19-3.5 27.5H7C7 268 3 256 4 238c-.5-12-3-22-4-33-1 11-3.5 21-4 33 1 18-3 30-3 50.5h-16c-.5-8.5-2.5-16.5-3.5-27.5-1-10 .5-17-.5-25-3-16-6.5-35-6-58z"
							/>
							<path
								{...shade}
								d="M33 190c-1 18-3.5 33-6 46-1 8 .5 15-.5 25-1 11-3 19-3.5 27.5h-6c3-32 3-62 1-98.5zM-4 190c-3 20-2 64-8.5 98.5H-7c0-20.5 4-32.5 3-50.5.5-12 3-22 4-33l2-15z"
							/>
							<path {...light} d="M-23 234q5 4 9 3m27-1q6 2 9-1" />
							<g id="body-arm">
								<path
									fill={skin}
									d="M36 117c2 10 5 19 7.5 27 2 7 4 13 5.5 20l9.5-2c-.5-8-1-15-2.5-23-1.5-9-3.5-17-5.5-24z"
								/>
								<g transform="translate(54 163)rotate(-13)">
									<path
										fill={skin}
										d="M5-3c.8 4 3.2 6 5 9.5 1.5 3 3.8 7.5 2.5 9.8-1.6 1.5-3.5-1.5-5.3-4.3l1 13c.1 3.3-3.5 3.5-4 .3l.1 5c-.3 2.7-3.4 2.7-3.9 0-.3 2.2-3.6 2.4-4.2-.2l-.4-3.3c-.6 2-3.3 1.8-3.7-.5-.9-7-1.5-12-1-17 .5-4.5 3.2-8 3.9-12.3"
									/>
									<path fill="none" strokeWidth="1.2" d="m4.2 25.5-.5-10M.4 30 0 16m-3.8 13-.5-12" />
								</g>
								<path fill={marigold} d="M31 72c8 1.5 12.5 9 15 20 2 9 4 17 6 25.5L35.5 122C33 112 31 104 28 92z" />
								<path fill={clay} d="m51 113.2 1 4.3-16.5 4.5-1-4.3z" />
								<path fill={skin} d="M17 28.5c3-2 5.5-.5 5 4-.5 5-2.5 9-5.5 9.5" />
							</g>
							<use href="#body-arm" transform="scale(-1 1)" />
							<path fill={skin} d="M-8.5 46v18c3 5 14 5 17 0V46z" />
							<path {...shade} d="M-8.5 50c4 7 10 9 17 3v10z" />
							<path
								fill={marigold}
								d="M9 62c6 7 15 8 22.5 10.5L29.5 96c-1 14-3.5 26-3 36 .5 18 6.5 36 9 55-12 3-59 3-71 0 2.5-19 8.5-37 9-55 .5-10-2-22-3-36l-2-23.5C-24 70-15 69-9 62q9 9 18 0z"
							/>
							<path
								{...shade}
								d="m31.5 73-2 23c-1 14-3.5 26-3 36 .5 18 6.5 36 9 55-3 .8-9 1.5-14 1.8 1-22-4.5-38-4-57 .5-20 7-36 4-61.5z"
							/>
							<path fill={clay} d="m34.8 181.5.7 5.5c-12 3-59 3-71 0l.7-5.5c14 3 55.6 3 69.6 0z" />
							<path
								fill="none"
								stroke={paper}
								strokeWidth="1.6"
								strokeDasharray=".1 4"
								d="M-33 185c14 2.5 52 2.5 66 0"
							/>
							<path {...fold} d="M-26 131q5 5 11 5m41-4q-4 4-8 4.5M-30 170q2 6 1 11m58-13q-2 7-1 13" />
						</g>
						{thread}
						<path fill="none" strokeWidth="1.5" d="M-3.5 71v28h7V71" />
						<path stroke={clay} strokeWidth="2.6" d="M0 77v.1m0 7v.1m0 7v.1" />
						<path fill={clay} d="M-9 61c4 5.5 14 5.5 18 0l1.5 5C6 72-6 72-10.5 66z" />
						<path fill={skin} d="M0 8c-12 0-18 9-17.5 22C-17 43-12 57 0 57s17-14 17.5-27C18 17 12 8 0 8z" />
						<path {...shade} d="M17.5 30C17 43 12 57 0 57c7-4 11-12 12-22 .5-6 0-12 2-15z" />
						<path fill="none" strokeWidth="1.7" d="M-11.8 27.5q3.5-2.7 7.5-1m8.6 0q4-1.7 7.5 1" />
						<path
							fill="none"
							strokeWidth="1.3"
							d="M-11 32.5q3.5-3.3 7 0m8 0q3.5-3.3 7 0M1 33c.5 4 3.5 7 2.5 8.5-.8 1-2.5 1-4.5.6M-5.5 48q5.5 2.5 11 0M-2 51.5h4"
						/>
						<path strokeWidth="3.2" d="M-7.4 33v.1M7.4 33v.1" />
						<path
							fill={ink}
							d="M-18.5 33C-22 14-13 3.5 1 3.5S21.5 14 18.5 33c-.5-5-2-9.5-4.5-13.5C8 20 0 18-5.5 14c-3 4-8 7.5-11 10.5-1.2 2.5-1.6 5.5-2 8.5z"
						/>
						<path {...light} d="M-3 9c5-1.5 11 0 14 4m-25 2c1-3 3-5 5-6" />
					</g>
					<g transform="translate(255 9)">
						<g id="body-heel">
							<path fill={skin} d="M7.5 286c0 9-2 12-1.5 18 .3 5 3.5 7 8 7 5 0 11 0 12-3 .8-4-6-8-7-22z" />
						</g>
						<use href="#body-heel" transform="scale(-1 1)" />
						<use href="#body-both" />
						<g transform="scale(-1 1)">{thread}</g>
						<path fill="none" strokeWidth="1.5" d="M-30.5 82c18 4 43 4 61 0M-4 85l4 6 4-6" />
						<path {...fold} d="M0 94v46m-12 12q12 6 24 0" />
						<path
							fill={ink}
							d="M0 3.5c-13 0-20 9-19.5 22C-19 36-16.5 44-12.5 49c2 2.5 2.5 5 5 4.5 4-1.5 11-1.5 15 0 2.5.5 3-2 5-4.5 4-5 6.5-13 7-23.5C20 12.5 13 3.5 0 3.5z"
						/>
						<path
							{...light}
							d="M4 10c5 1 8 4 9.5 8.5M-14 24c0-6 2.5-10.5 6-13M-9 44c-1.5-3-2.5-6-3-9M0 47c-1-3-1.5-7-1.5-10M9 44c1.3-2.5 2.2-5 2.7-8"
						/>
						<path fill={clay} d="M-9.5 60c5 3 14 3 19 0l1.5 6c-6 4-16 4-22 0z" />
					</g>
				</g>
			</svg>
		</>
	);
}
