import { painted, whenIdle } from '../hydration/idle-time.ts';

/** The number of items that a phone lays out and paints without a noticeable delay. */
const AT_ONCE = 4;

const idle = () => new Promise<void>(whenIdle);

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
 * few at a time, because all at once would freeze a phone. Items above the screen wait until they come near: they could
 * push what is being read.
 */
export function renderInIdleTime(list: HTMLElement): void {
  before = before.then(() => render(list));
}
