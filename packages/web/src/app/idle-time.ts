/** Calls back when the browser has nothing better to do. */
export const whenIdle = (callback: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: 5000 });
  else setTimeout(callback, 2000);
};

/** How many items a phone lays out and paints without standing still for longer than a person notices. */
const AT_ONCE = 4;

const idle = () => new Promise<void>(whenIdle);
/** Resolves behind the paint of the next frame. */
export const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

let before: Promise<unknown> = Promise.resolve();

async function render(list: HTMLElement): Promise<void> {
  for (let start = 0; start < list.children.length; start += AT_ONCE) {
    await idle();
    if (list.getBoundingClientRect().bottom < 0) return;
    for (const item of [...list.children].slice(start, start + AT_ONCE)) {
      item.setAttribute('data-rendered', '');
      for (const image of item.querySelectorAll<HTMLImageElement>('img[src^="/illustrations/"]'))
        image.loading = 'eager';
    }
    await painted();
  }
}

/**
 * Lays out and paints the items of a list that are still far away, and fetches their illustrations (2 kB each): whoever
 * scrolls fast, prints, takes a picture of the page or loses the network has them all. A few at a time: a phone would
 * stand still for all at once. What lies above the screen waits until it comes near: it could push what is being read.
 */
export function renderInIdleTime(list: HTMLElement): void {
  before = before.then(() => render(list));
}
