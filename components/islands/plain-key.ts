/** A press of a key; `isComposing` is missing in React's own events. */
type KeyPress = Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey"> & { isComposing?: boolean };

/**
 * The key of a press, such as `ArrowLeft`. Empty if the press belongs to others: with Alt, Ctrl, Meta or Shift to the browser,
 * a screen reader or the selection of text, and while a word is composed to the input method.
 */
export const plainKey = ({ key, altKey, ctrlKey, metaKey, shiftKey, isComposing }: KeyPress): string =>
	altKey || ctrlKey || metaKey || shiftKey || isComposing ? "" : key;
