import { type ReactElement, createContext } from 'react';

/** Takes what is drawn of `about`, in a state that `variant` names, and gives the text that stands for it in the page. */
export type WriteIn = (about: object, variant: string, element: ReactElement) => string;

/**
 * At server rendering: what looks the same on every page is drawn once and written into the page as HTML. Null in the
 * browser, and where nobody offers it.
 */
export const WriteInContext = createContext<WriteIn | null>(null);
