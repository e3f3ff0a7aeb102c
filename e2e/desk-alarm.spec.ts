import type { Page } from 'playwright/test';
import { expectAccessible } from './accessible.ts';
import { loadUnbakedProducts } from './api.ts';
import { PREPARING, acceptByTap, openBoard, openOrder, orderAsNewGuest, orderQuickly, stepQuickly } from './desk.ts';
import { cutNetwork } from './network.ts';
import { expect, test } from './test.ts';
import { MINUTE, SECOND } from './time.ts';
import { visit } from './visit.ts';

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

test('a new order rings again and again until somebody accepts, and the board says when it is silent', async ({
  page: staff,
  request,
}) => {
  await listen(staff);
  await openBoard(staff);
  const silent = staff.getByRole('button', { name: 'Ton stumm – antippen' });
  await expect(silent).toBeVisible();
  const [product] = await loadUnbakedProducts(request);
  const { number } = await orderQuickly(request, product);
  await expect(staff).toHaveTitle('(1) Bestellpult – Ofenpost');
  expect(await repeated(staff)).toEqual([]);

  await silent.click();
  await expect(staff.getByRole('button', { name: 'Ton an, ausschalten' })).toBeVisible();
  await expect.poll(() => repeated(staff)).toHaveLength(1);
  await acceptByTap(staff, number);
  await expect.poll(() => repeated(staff)).toEqual([]);
  await expect(staff).toHaveTitle('Bestellpult – Ofenpost');

  await staff.getByRole('button', { name: 'Ton an, ausschalten' }).click();
  const off = staff.getByRole('button', { name: 'Ton aus – einschalten' });
  await expect(off).toBeVisible();
  await visit(staff, '/admin/incoming-orders');
  await expect(off).toBeVisible();
  await off.click();
  await expect(staff.getByRole('button', { name: 'Ton an, ausschalten' })).toBeVisible();
});

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

test('an order that nobody accepts makes the desk red and the bell louder, at the very limit', async ({
  page: staff,
  request,
  time,
}) => {
  await listen(staff);
  await openBoard(staff);
  const [product] = await loadUnbakedProducts(request);
  const { number, path } = await orderQuickly(request, product);
  const ticket = staff.getByRole('article', { name: `Bestellung ${number}` });
  await expect(ticket).toBeVisible();
  await staff.getByRole('heading', { name: 'Bestellpult' }).click();
  await expect.poll(() => repeated(staff)).toHaveLength(1);
  const [calm] = await repeated(staff);

  await time.advance(3 * MINUTE - SECOND);
  await expect(ticket).toContainText(/2:59\s*wartet/);
  await expect(ticket).not.toContainText('Wartet zu lange');
  await time.advance(SECOND);
  const alert = staff.getByRole('alert').filter({ hasText: '1 Bestellung wartet zu lange' });
  await expect(alert).toBeVisible();
  await expect(ticket).toContainText('Wartet zu lange');
  await expect.poll(async () => (await repeated(staff))[0]?.loudness).toBeGreaterThan(2 * (calm?.loudness ?? 1));
  expect(await repeated(staff)).toHaveLength(1);
  await expectAccessible(staff);

  await acceptByTap(staff, number);
  await expect(alert).toHaveCount(0);
  await expect.poll(() => repeated(staff)).toEqual([]);
  // The desk shows a step before the server has it; the tests share the shop.
  const statusNow = async () =>
    ((await (await request.get(path.replace('/order/', '/api/orders/'))).json()) as { status: string }).status;
  await expect.poll(statusNow).toBe('accepted');
});

const ORDERS = 9;

test('the alarm leads to who has waited longest', async ({ page: staff, request, shop, time }) => {
  await staff.setViewportSize({ width: 1024, height: 600 });
  const [product] = await loadUnbakedProducts(request);
  const placed = [];
  // More than a column of this height shows.
  for (let order = 0; order < ORDERS; order += 1) placed.push(await orderAsNewGuest(shop.url, product));
  await openBoard(staff);
  const [first, second] = placed.map(({ number }) => staff.getByRole('article', { name: `Bestellung ${number}` }));
  if (first === undefined || second === undefined) throw new Error('no orders');
  await time.advance(4 * MINUTE);
  const alarm = staff.getByRole('link', { name: `${ORDERS} Bestellungen warten zu lange` });
  // The longest waiting order is on top: to look at the newest one, staff have scrolled past it.
  await staff.getByRole('article', { name: `Bestellung ${placed.at(-1)?.number}` }).scrollIntoViewIfNeeded();
  await expect(first).not.toBeInViewport();
  await alarm.click();
  await expect(first).toBeInViewport();
  await expect(first).toBeFocused();
  // On a phone the head of the board stays at the top.
  await staff.setViewportSize({ width: 390, height: 844 });
  await alarm.click();
  await expect(first.getByRole('button', { name: 'Details' })).toBeInViewport();
  const jumps = await staff.getByRole('navigation', { name: 'Spalten' }).boundingBox();
  await expect
    .poll(async () => (await first.boundingBox())?.y)
    .toBeGreaterThanOrEqual((jumps?.y ?? 844) + (jumps?.height ?? 0));

  await acceptByTap(staff, placed[0]?.number ?? 0);
  await staff.getByRole('link', { name: `${ORDERS - 1} Bestellungen warten zu lange` }).press('Enter');
  await expect(second).toBeFocused();
  for (const { id } of placed.slice(1)) await stepQuickly(staff.request, id, PREPARING[0]);
  await expect(staff.getByRole('alert').filter({ hasText: 'zu lange' })).toHaveCount(0);
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
  { width: 1024, height: 600 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
])
  test(`neither the alarm nor a lost connection moves anything on the board at ${viewport.width} px`, async ({
    page: staff,
    context,
    request,
    problems,
    time,
  }) => {
    await staff.setViewportSize(viewport);
    const [product] = await loadUnbakedProducts(request);
    const { number } = await orderQuickly(request, product);
    await openBoard(staff);
    const accept = staff
      .getByRole('article', { name: `Bestellung ${number}` })
      .getByRole('button', { name: /^Annehmen/ });
    const heading = staff.getByRole('heading', { name: /^Neu/ });
    const places = async () => [(await heading.boundingBox())?.y, (await accept.boundingBox())?.x];
    // Measures the position of the ticket in its column and of its button in the ticket.
    const topOf = () =>
      accept.evaluate((button) => {
        const ticket = button.closest('article');
        const inTicket = button.getBoundingClientRect().top - (ticket?.getBoundingClientRect().top ?? 0);
        return [ticket?.offsetTop, Math.round(inTicket)];
      });
    const before = await places();
    const top = await topOf();
    await time.advance(4 * MINUTE);
    await expect(staff.getByRole('link', { name: /zu lange$/ }).first()).toBeVisible();
    await expect(staff.getByRole('article', { name: `Bestellung ${number}` })).toContainText('Wartet zu lange');
    expect(await places()).toEqual(before);
    expect(await topOf()).toEqual(top);
    await time.advance(10 * MINUTE);
    await expect(staff.getByRole('article', { name: `Bestellung ${number}` })).toContainText('der Gast soll anrufen');
    expect(await topOf()).toEqual(top);
    await cutNetwork(context, problems);
    await expect(staff.getByText(/ohne Verbindung/)).toBeVisible();
    expect(await places()).toEqual(before);
    expect(await topOf()).toEqual(top);
    await context.setOffline(false);
    await expect(staff.getByText(/ohne Verbindung/)).toBeHidden();
    expect(await places()).toEqual(before);
  });

test('a guest whose order nobody accepts is told to call, without a reload, until somebody does', async ({
  page: guest,
  openBrowser,
  time,
}) => {
  const number = await openOrder(guest);
  const call = guest.getByRole('alert').filter({ hasText: 'Bitte ruf uns an' });
  await time.advance(9 * MINUTE);
  await expect(guest.getByText('Diese Seite zeigt den Stand live.')).toBeVisible();
  await expect(call).toHaveCount(0);
  await time.advance(MINUTE);
  await expect(call).toBeVisible();
  await expect(call.getByRole('link')).toHaveAttribute('href', /^tel:\+?\d+$/);
  await expectAccessible(guest);

  const staff = await openBrowser();
  await openBoard(staff);
  await acceptByTap(staff, number);
  await expect(guest.getByRole('heading', { name: 'Angenommen' })).toBeVisible();
  await expect(call).toHaveCount(0);
});
