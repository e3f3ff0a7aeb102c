/** Calls back when the browser is idle. */
export const whenIdle = (callback: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: 5000 });
  else setTimeout(callback, 2000);
};

/** In ms: by then whoever only reads has seen the page. */
const UNUSED_MAX = 10_000;
/** What shows that somebody uses the page or comes back to it, or that it must soon say something. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'click', 'visibilitychange', 'offline'] as const;

let used: Promise<void> | undefined;

/**
 * Calls back once somebody uses the page or its connection is lost, at the latest after ten seconds: until then the
 * processor of a phone is free for what is shown. A phone reports no pointer that only moves.
 */
export function whenUsed(callback: () => void): void {
  used ??= new Promise((resolve) => {
    // What the sign starts goes first.
    const end = () => setTimeout(resolve);
    setTimeout(end, UNUSED_MAX);
    for (const sign of SIGNS) addEventListener(sign, end, { capture: true, once: true, passive: true });
  });
  void used.then(callback);
}

/** Resolves after the paint of the next frame. */
export const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Lets the browser paint and handle events before the caller continues. */
export const yieldToMain = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));
