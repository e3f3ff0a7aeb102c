import { STAFF } from '@ofenpost/core/account/account.fixtures';
import type { PlacedOrder } from '@ofenpost/core/checkout/placed-order';
import { placeOrder } from '@ofenpost/testing/contract-suites/shop-under-test';
import { expect, onTestFinished, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { expectAccessible } from '../../test-tools/accessible.ts';
import { type DemoShop, createDemoShop } from '../../test-tools/demo-shop.ts';
import { openBoard } from '../../test-tools/desk.ts';
import { pressEnter } from '../../test-tools/keyboard.ts';
import { PHONE, mountPage, useScreen } from '../../test-tools/mount-page.tsx';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

type Ring = { readonly loudness: number; readonly isRepeated: boolean };

/** Counts the sounds that the page plays until the test ends; like a browser, it allows them only after a real click. */
function listen(): () => readonly Ring[] {
  const rings = new Map<AudioBufferSourceNode, Ring>();
  const source = AudioBufferSourceNode.prototype;
  const { start, stop } = source;
  let hasBeenActive = false;
  const activate = ({ isTrusted }: Event) => (hasBeenActive ||= isTrusted);
  addEventListener('click', activate, { capture: true });
  Object.defineProperty(navigator, 'userActivation', { get: () => ({ hasBeenActive }), configurable: true });
  source.start = function (...parameters) {
    const loudness = this.buffer?.getChannelData(0).reduce((most, sample) => Math.max(most, sample)) ?? 0;
    rings.set(this, { loudness, isRepeated: this.loop });
    this.addEventListener('ended', () => rings.delete(this));
    start.apply(this, parameters);
  };
  source.stop = function (...parameters) {
    rings.delete(this);
    stop.apply(this, parameters);
  };
  onTestFinished(() => {
    removeEventListener('click', activate, { capture: true });
    Reflect.deleteProperty(navigator, 'userActivation');
    Object.assign(source, { start, stop });
  });
  return () => [...rings.values()].filter(({ isRepeated }) => isRepeated);
}

const order = async (shop: DemoShop): Promise<PlacedOrder['order']> => (await placeOrder(shop.visit())).order;
const ticketOf = ({ number }: Pick<PlacedOrder['order'], 'number'>): Locator =>
  page.getByRole('article', { name: `Bestellung ${number}`, exact: true });
const accept = (ticket: Locator): Locator => ticket.getByRole('button', { name: /^Annehmen \d\d:\d\d$|annehmen$/ });

test('a new order rings again and again until somebody accepts, and the board says when it is silent', async () => {
  const rings = listen();
  const { shop } = await openBoard();
  const silent = page.getByRole('button', { name: 'Ton stumm – antippen' });
  await expect.element(silent).toBeVisible();
  const placed = await order(shop);
  await expect.poll(() => document.title).toBe('(1) Bestellpult – Ofenpost');
  expect(rings()).toEqual([]);

  await silent.click();
  const on = page.getByRole('button', { name: 'Ton an, ausschalten' });
  await expect.element(on).toBeVisible();
  await expect.poll(rings).toHaveLength(1);
  await accept(ticketOf(placed)).click();
  await expect.poll(rings).toEqual([]);
  await expect.poll(() => document.title).toBe('Bestellpult – Ofenpost');

  await on.click();
  const off = page.getByRole('button', { name: 'Ton aus – einschalten' });
  await expect.element(off).toBeVisible();
  // It is still off when somebody comes back to the board.
  await page.getByRole('link', { name: 'Telefon' }).click();
  await expect.element(on.or(off)).not.toBeInTheDocument();
  history.back();
  await off.click();
  await expect.element(on).toBeVisible();
});

test('an order that nobody accepts makes the desk red and the bell louder, at the very limit', async () => {
  const rings = listen();
  const { shop } = await openBoard();
  const ticket = ticketOf(await order(shop));
  await expect.element(ticket).toBeVisible();
  await page.getByRole('heading', { name: 'Bestellpult' }).click();
  await expect.poll(rings).toHaveLength(1);
  const [calm] = rings();

  shop.advance(3 * MINUTE - SECOND);
  await expect.element(ticket).toMatchTextContent(/2:59\s*wartet/);
  await expect.element(ticket).not.toMatchTextContent('Wartet zu lange');
  shop.advance(SECOND);
  const alert = page.getByRole('alert').filter({ hasText: '1 Bestellung wartet zu lange' });
  await expect.element(alert).toBeVisible();
  await expect.element(ticket).toMatchTextContent('Wartet zu lange');
  await expect.poll(() => rings()[0]?.loudness).toBeGreaterThan(2 * (calm?.loudness ?? 1));
  expect(rings()).toHaveLength(1);
  await expectAccessible();

  await accept(ticket).click();
  await expect.element(alert).not.toBeInTheDocument();
  await expect.poll(rings).toEqual([]);
});

const ORDERS = 9;

test('the alarm leads to who has waited longest', async () => {
  await useScreen({ width: 1024, height: 600 });
  const shop = createDemoShop();
  const placed = [];
  // More than a column of this height shows.
  for (let count = 0; count < ORDERS; count += 1) placed.push(await order(shop));
  await openBoard({ shop });
  const [first, second, last] = [placed[0], placed[1], placed.at(-1)].map((each) => ticketOf(each ?? { number: 0 }));
  if (first === undefined || second === undefined || last === undefined) throw new Error('no orders');
  shop.advance(4 * MINUTE);
  const alarm = page.getByRole('link', { name: `${ORDERS} Bestellungen warten zu lange` });
  await expect.element(alarm).toBeVisible();
  // The longest waiting order is on top: to look at the newest one, staff have scrolled past it.
  last.element().scrollIntoView();
  await expect.element(first).not.toBeInViewport();
  await alarm.click();
  await expect.element(first).toBeInViewport();
  await expect.element(first).toHaveFocus();
  // On a phone the head of the board stays at the top.
  await page.viewport(PHONE.width, PHONE.height);
  await alarm.click();
  await expect.element(first.getByRole('button', { name: /Details$/ })).toBeInViewport();
  const rectOf = (locator: Locator) => locator.element().getBoundingClientRect();
  const jumps = page.getByRole('navigation', { name: 'Spalten' });
  await expect.poll(() => rectOf(first).top - rectOf(jumps).bottom).toBeGreaterThanOrEqual(0);

  await accept(first).click();
  await pressEnter(page.getByRole('link', { name: `${ORDERS - 1} Bestellungen warten zu lange` }));
  await expect.element(second).toHaveFocus();
});

test.for([
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
  { width: 1024, height: 600 },
  { width: 820, height: 1180 },
  PHONE,
])('neither the alarm nor a lost connection moves anything on the board at $width px', async (screen) => {
  await useScreen(screen);
  const shop = createDemoShop();
  const ticket = ticketOf(await order(shop));
  await openBoard({ shop });
  const heading = page.getByRole('heading', { name: /^Neu/ });
  const button = ticket.getByRole('button', { name: /^Annehmen/ });
  /** Where the column, the ticket in it and the button in the ticket are. */
  const places = () => {
    const [around, own] = [ticket.element() as HTMLElement, button.element().getBoundingClientRect()];
    const top = own.top - around.getBoundingClientRect().top;
    return [heading.element().getBoundingClientRect().top, around.offsetTop, own.left, Math.round(top)];
  };
  const before = places();
  shop.advance(4 * MINUTE);
  await expect.element(page.getByRole('link', { name: /zu lange$/ }).first()).toBeVisible();
  await expect.element(ticket).toMatchTextContent('Wartet zu lange');
  expect(places()).toEqual(before);
  shop.advance(10 * MINUTE);
  await expect.element(ticket).toMatchTextContent('der Gast soll anrufen');
  expect(places()).toEqual(before);
  dispatchEvent(new Event('offline'));
  await expect.element(page.getByText(/ohne Verbindung/)).toBeVisible();
  expect(places()).toEqual(before);
  dispatchEvent(new Event('online'));
  await expect.element(page.getByText(/ohne Verbindung/)).not.toBeInTheDocument();
  expect(places()).toEqual(before);
});

test('a guest whose order nobody accepts is told to call, without a reload, until somebody does', async () => {
  const shop = createDemoShop();
  const ports = shop.visit();
  const { order: placed, capability } = await placeOrder(ports);
  await mountPage(`/order/${placed.id}?capability=${encodeURIComponent(capability)}`, { shop, ports });
  const call = page.getByRole('alert').filter({ hasText: 'Bitte ruf uns an' });
  shop.advance(9 * MINUTE);
  await expect.element(page.getByText('Diese Seite zeigt den Stand live.')).toBeVisible();
  await expect.element(call).not.toBeInTheDocument();
  shop.advance(MINUTE);
  await expect.element(call).toBeVisible();
  expect(call.getByRole('link').element().getAttribute('href')).toMatch(/^tel:\+?\d+$/);
  await expectAccessible();

  const step = { from: 'placed', to: 'accepted', minutes: 30 } as const;
  await shop.visit(STAFF).orderDesk.step(placed.id, step);
  await expect.element(page.getByRole('heading', { name: 'Angenommen' })).toBeVisible();
  await expect.element(call).not.toBeInTheDocument();
});
