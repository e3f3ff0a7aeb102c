import { type ReactElement, createContext } from 'react';

/**
 * Renders an element of the component `about` in the state `variant` to HTML, cached; returns a placeholder text that
 * stands for it in the page.
 */
export type RenderOnce = (about: object, variant: string, element: ReactElement) => string;

/**
 * At server rendering, a function that renders parts that are the same on every page once, and inserts their HTML. Null
 * in the browser, and where no provider is.
 */
export const RenderOnceContext = createContext<RenderOnce | null>(null);
