/**
 * A text that changes while the page is open. Its key makes each text a new element: a browser that translates the page
 * replaces the text nodes, so that a change of the old node would not be seen.
 */
export const ChangingText = ({ children }: { children: string }) => <span key={children}>{children}</span>;
