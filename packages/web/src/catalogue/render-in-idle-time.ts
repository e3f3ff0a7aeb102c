import { whenIdle } from '../app/when-idle.ts';

const idle = () => new Promise<void>(whenIdle);
const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

let before: Promise<unknown> = Promise.resolve();

/**
 * Lays out and paints the cards of a list that are still far away, and fetches their illustrations (2 kB each): whoever
 * scrolls fast, prints, takes a picture of the page or loses the network has them all. One list at a time: a phone would
 * stand still for all at once. What lies above the screen waits until it comes near: it could push what is being read.
 */
export function renderInIdleTime(list: HTMLElement): void {
  before = before.then(idle).then(async () => {
    if (list.getBoundingClientRect().bottom < 0) return;
    for (const item of list.children) item.setAttribute('data-rendered', '');
    for (const image of list.querySelectorAll<HTMLImageElement>('img[src^="/illustrations/"]')) image.loading = 'eager';
    await painted();
  });
}
