export const TEXT =
	"We look, explain what we see and tell you what each choice costs, and then you decide in your own time.";
export const LINE = "A line with a number of words in it, as lines have";
export const LONG_WORD = "Temporomandibular";
export const LONG_NAME = { left: "Venkatanarasimharajuvaripeta", right: "Lakshminarayanan" };

/** A picture that the clinic of the tests has. */
export const picture = () => ({ src: "plates/tooth.svg", alt: "A molar cut open" });
