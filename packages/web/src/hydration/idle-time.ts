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
    const end = () => {
      clearTimeout(timer);
      for (const sign of SIGNS) removeEventListener(sign, end, true);
      // What the sign starts goes first.
      setTimeout(resolve);
    };
    const timer = setTimeout(end, UNUSED_MAX);
    for (const sign of SIGNS) addEventListener(sign, end, { capture: true, passive: true });
  });
  void used.then(callback);
}

/** The number of items that a phone lays out and paints without a noticeable delay. */
const AT_ONCE = 4;

const idle = () => new Promise<void>(whenIdle);
/** Resolves after the paint of the next frame. */
export const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

let before: Promise<unknown> = Promise.resolve();

async function render(list: HTMLElement): Promise<void> {
  for (let start = 0; start < list.children.length; start += AT_ONCE) {
    await idle();
    if (list.getBoundingClientRect().bottom < 0) return;
    for (const item of [...list.children].slice(start, start + AT_ONCE)) item.setAttribute('data-rendered', '');
    await painted();
  }
}

/**
 * Lays out and paints the items of a list that are still far away, so that fast scrolling finds them where they stay. A
 * few at a time, because all at once would freeze a phone. Items above the screen wait until they come near: they could push what is being read.
 */
export function renderInIdleTime(list: HTMLElement): void {
  before = before.then(() => render(list));
}

/** Lets the browser paint and handle events before the caller continues. */
export const yieldToMain = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));
