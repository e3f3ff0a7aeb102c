import type { Page } from 'playwright/test';
import { chooseAnotherDay } from './another-day.ts';
import { loadUnbakedProducts } from './api.ts';
import { placeOrderButton, readOrderNumber } from './checkout.ts';
import { acceptByTap, openBoard, orderQuickly, ticketOf } from './desk.ts';
import { expect, test } from './test.ts';
import { SECOND } from './time.ts';

/** Half a minute before an order for six o’clock on Saturday becomes work. */
const BEFORE_WORK = '2026-11-21T14:59:30.000Z';

/** What somebody at the desk hears or sees, and after how many frames of the page. */
type Moment = { readonly frame: number; readonly what: string };
declare global {
  var moments: Moment[];
}

/** Writes down each sound, each ticket that comes or changes, and each title. */
async function watchMoments(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.moments = [];
    let frame = 0;
    const count = () => {
      frame += 1;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
    const note = (what: string) => globalThis.moments.push({ frame, what });
    const { start, stop } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (...parameters) {
      note('bell');
      start.apply(this, parameters);
    };
    AudioBufferSourceNode.prototype.stop = function (...parameters) {
      note('silence');
      stop.apply(this, parameters);
    };
    let title = '';
    const shown = new Map<string, string>();
    new MutationObserver(() => {
      if (document.title !== title) note(`title ${document.title.replace(/ ?Bestellpult.*/, '')}`);
      ({ title } = document);
      for (const ticket of document.querySelectorAll('article')) {
        const isCancelled = ticket.textContent.includes('Vom Gast storniert');
        const look = `ticket in ${ticket.closest('section')?.id}${isCancelled ? ', cancelled' : ''}`;
        const name = ticket.getAttribute('aria-label') ?? '';
        if (shown.get(name) !== look) note(look);
        shown.set(name, look);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** Waits until all of this has happened since the last time, and expects that it came with one frame. */
async function expectOneFrame(page: Page, expected: readonly string[]): Promise<void> {
  const read = () => page.evaluate(() => globalThis.moments);
  await expect.poll(async () => (await read()).map(({ what }) => what).toSorted()).toEqual(expected.toSorted());
  const moments = await page.evaluate(() => globalThis.moments.splice(0));
  expect(new Set(moments.map(({ frame }) => frame)).size, JSON.stringify(moments)).toBe(1);
}

/** The board with a bell that may ring: browsers play sound only after a tap. */
async function openBoardWithBell(page: Page): Promise<void> {
  await watchMoments(page);
  await openBoard(page);
  await page.getByRole('heading', { name: 'Bestellpult' }).click();
  await page.evaluate(() => globalThis.moments.splice(0));
}

test('bell, ticket and title come with the same frame, for an order, a cancellation and a step', async ({
  page: staff,
  request,
}) => {
  await openBoardWithBell(staff);
  const [product] = await loadUnbakedProducts(request);
  const { number, id, path } = await orderQuickly(request, product);
  await expectOneFrame(staff, ['bell', 'ticket in neu', 'title (1)']);

  const capability = new URL(path, 'http://shop.test').searchParams.get('capability');
  await request.post(`/api/orders/${id}/cancellation`, { data: { capability } });
  await expectOneFrame(staff, ['silence', 'bell', 'ticket in neu, cancelled']);
  await ticketOf(staff, number).getByRole('button', { name: 'Gesehen' }).click();
  await expectOneFrame(staff, ['silence', 'title ']);

  const second = await orderQuickly(request, product);
  await expectOneFrame(staff, ['bell', 'ticket in neu', 'title (1)']);
  await acceptByTap(staff, second.number);
  await expectOneFrame(staff, ['silence', 'ticket in kueche', 'title ']);
});

test('an order for another day rings with the frame in which it becomes work', async ({ page, openBrowser, time }) => {
  const guest = await openBrowser();
  await chooseAnotherDay(page, guest);
  await guest.getByRole('combobox', { name: 'Lieferzeit' }).selectOption({ label: '18:00 bis 18:15' });
  await placeOrderButton(guest).click();
  const number = await readOrderNumber(guest);

  await time.set(BEFORE_WORK);
  const staff = await openBrowser();
  await openBoardWithBell(staff);
  await expect(ticketOf(staff, number)).toHaveCount(0);
  await time.advance(30 * SECOND);
  await expectOneFrame(staff, ['bell', 'ticket in neu', 'title (1)']);
});
