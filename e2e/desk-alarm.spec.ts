import type { Page } from 'playwright/test';
import { expectAccessible } from './accessible.ts';
import { loadUnbakedProducts } from './api.ts';
import { openBoard, orderQuickly } from './desk.ts';
import { expect, test } from './test.ts';

type Bell = { rings: { loudness: number; isRepeated: boolean }[] };
declare global {
  var bell: Bell;
}

/** Counts the sounds that the page plays; like a browser, it allows them only after a real click. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.bell = { rings: [] };
    let hasBeenActive = false;
    addEventListener('click', ({ isTrusted }) => (hasBeenActive ||= isTrusted), true);
    Object.defineProperty(navigator, 'userActivation', { get: () => ({ hasBeenActive }) });
    const { start, stop } = AudioBufferSourceNode.prototype;
    const rings = new Map<AudioBufferSourceNode, Bell['rings'][number]>();
    AudioBufferSourceNode.prototype.start = function (...parameters) {
      const loudness = this.buffer?.getChannelData(0).reduce((most, sample) => Math.max(most, sample)) ?? 0;
      rings.set(this, { loudness, isRepeated: this.loop });
      globalThis.bell.rings = [...rings.values()];
      this.addEventListener('ended', () => {
        rings.delete(this);
        globalThis.bell.rings = [...rings.values()];
      });
      start.apply(this, parameters);
    };
    AudioBufferSourceNode.prototype.stop = function (...parameters) {
      rings.delete(this);
      globalThis.bell.rings = [...rings.values()];
      stop.apply(this, parameters);
    };
  });
}
const repeated = (page: Page) => page.evaluate(() => globalThis.bell.rings.filter(({ isRepeated }) => isRepeated));

test(
  'what a guest cancels rings in another way on every tablet, until one of them has seen it',
  { tag: '@flow' },
  async ({ page: staff, openBrowser, request }) => {
    const other = await openBrowser();
    await listen(staff);
    await openBoard(staff);
    await openBoard(other);
    const [product] = await loadUnbakedProducts(request);
    const { number, id, path } = await orderQuickly(request, product);
    const ticketOn = (page: Page) => page.getByRole('article', { name: `Bestellung ${number}` });
    await staff.getByRole('heading', { name: 'Bestellpult' }).click();
    await expect.poll(() => repeated(staff)).toHaveLength(1);
    const [calm] = await repeated(staff);

    const capability = new URL(path, 'http://shop.test').searchParams.get('capability');
    await request.post(`/api/orders/${id}/cancellation`, { data: { capability } });
    for (const page of [staff, other]) await expect(ticketOn(page)).toContainText('Vom Gast storniert');
    await expect(
      staff.getByRole('status').filter({ hasText: `Bestellung ${number} vom Gast storniert` }),
    ).toBeAttached();
    await expect.poll(async () => (await repeated(staff))[0]?.loudness).not.toBe(calm?.loudness);
    expect(await repeated(staff)).toHaveLength(1);
    await expectAccessible(staff);

    await ticketOn(other).getByRole('button', { name: 'Gesehen' }).click();
    for (const page of [staff, other]) await expect(ticketOn(page)).toHaveCount(0);
    await expect.poll(() => repeated(staff)).toEqual([]);
  },
);
