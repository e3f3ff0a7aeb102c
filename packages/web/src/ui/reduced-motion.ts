export const reducedMotion = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)');

/** Whether the guest lets things move. Style sheets ask for themselves; this is for what a script moves. */
export const mayMove = (): boolean => !reducedMotion().matches;
