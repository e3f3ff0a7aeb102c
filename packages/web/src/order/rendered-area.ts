import { type RefObject, createContext } from 'react';

/** The element around that the browser may leave unrendered while it is out of sight; what ticks inside rests meanwhile. */
export const RenderedArea = createContext<RefObject<HTMLElement | null> | null>(null);
