/** Whether the guest lets things move. Style sheets ask for themselves; this is for what a script moves. */
export const mayMove = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches;
