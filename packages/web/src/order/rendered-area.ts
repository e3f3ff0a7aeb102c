import { type RefObject, createContext } from 'react';

/**
 * The surrounding element, which the browser may leave unrendered while it is out of sight; timers within it then
 * pause.
 */
export const RenderedArea = createContext<RefObject<HTMLElement | null> | null>(null);
