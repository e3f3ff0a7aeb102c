import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let page: EventTarget;

/** The module of a page that has just been opened: it remembers whether the page was used. */
async function openPage() {
  vi.resetModules();
  return import('./idle-time.ts');
}

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it.each(['pointerdown', 'pointermove', 'keydown', 'click', 'visibilitychange', 'offline'])(
  'waits until the page is used: %s',
  async (sign) => {
    const { whenUsed } = await openPage();
    const callback = vi.fn<() => void>();
    whenUsed(callback);
    await vi.advanceTimersByTimeAsync(9000);
    expect(callback).not.toHaveBeenCalled();
    page.dispatchEvent(new Event(sign));
    // What the sign starts goes first, with all that it promises.
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    expect(callback).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(callback).toHaveBeenCalledOnce();
  },
);

it('waits ten seconds at most, and no longer on a page that was used', async () => {
  const { whenUsed } = await openPage();
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
  whenUsed(first);
  await vi.advanceTimersByTimeAsync(10_001);
  expect(first).toHaveBeenCalledOnce();
  whenUsed(second);
  await vi.advanceTimersByTimeAsync(1);
  expect(second).toHaveBeenCalledOnce();
  expect(first).toHaveBeenCalledOnce();
});
