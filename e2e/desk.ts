import { randomInt, randomUUID } from 'node:crypto';
import {
  type APIRequestContext,
  type APIResponse,
  type Locator,
  type Page,
  request as requests,
} from 'playwright/test';
import { addToCart, loadUnbakedProducts } from './api.ts';
import { type DemoPerson, visitAs } from './sign-in.ts';
import { expect } from './test.ts';
import { visit } from './visit.ts';

type Wish = {
  readonly name?: string;
  readonly phoneNumber?: string;
  readonly street?: string;
  /** Whether it goes to the first delivery area or to the last one, which is another town. */
  readonly area?: 'own' | 'other';
  readonly note?: string;
  readonly remark?: string;
  readonly paymentMethod?: 'cash' | 'card' | 'twint';
};

async function send(request: APIRequestContext, data: object): Promise<APIResponse> {
  return request.post('/api/orders', { data: { idempotencyKey: randomUUID(), ...data } });
}

/** Places an order by API requests alone; returns its number, its id and the path of its page for the guest. */
export async function orderQuickly(
  request: APIRequestContext,
  product: string | undefined,
  {
    name = 'Anna Muster',
    phoneNumber = '078 123 45 67',
    street = 'Langstrasse',
    area = 'own',
    note = '',
    remark = '',
    paymentMethod = 'card',
  }: Wish = {},
): Promise<{ number: number; id: string; path: string }> {
  await addToCart(request, product, 9);
  const delivery = (await (await request.get('/api/delivery')).json()) as { orderLocations: { id: string }[] };
  const address = {
    contactName: name,
    phoneNumber,
    street,
    // An address has only a few open orders.
    houseNumber: String(randomInt(1, 9999)),
    orderLocationId: delivery.orderLocations.at(area === 'own' ? 0 : -1)?.id,
    note,
  };
  const draft = { address, deliveryTime: { kind: 'asap' }, paymentMethod, remark, legalAgeConfirmed: true };
  // The server refuses a wrong total and returns the right one, so the tests need not know the prices.
  const refused = (await (await send(request, { totalPrice: 0, draft })).json()) as {
    data: { code: string; totalPrice: number };
  };
  expect(refused.data).toMatchObject({ code: 'totalChanged' });
  const placed = await send(request, { totalPrice: refused.data.totalPrice, draft });
  expect(placed.ok(), await placed.text()).toBe(true);
  const { order, capability } = (await placed.json()) as { order: { number: number; id: string }; capability: string };
  return { ...order, path: `/order/${order.id}?capability=${encodeURIComponent(capability)}` };
}

/** The same as a guest of their own: a device has only a few open orders. */
export async function orderAsNewGuest(baseURL: string, product: string | undefined, wish?: Wish) {
  const guest = await requests.newContext({ baseURL });
  try {
    return await orderQuickly(guest, product, wish);
  } finally {
    await guest.dispose();
  }
}

/** Opens the page of a newly placed order as its guest; returns the order number. */
export async function openOrder(page: Page): Promise<number> {
  const [product] = await loadUnbakedProducts(page.request);
  const { number, path } = await orderQuickly(page.request, product);
  await visit(page, path);
  return number;
}

/** Opens the order desk as staff and waits until it is live. */
export async function openBoard(page: Page, person: DemoPerson = 'Mitarbeiter'): Promise<void> {
  await visitAs(page, person, '/admin/incoming-orders');
  await expect(page.getByText('Verbunden', { exact: true })).toBeVisible();
}

export const ticketOf = (page: Page, number: number): Locator =>
  page.getByRole('article', { name: `Bestellung ${number}`, exact: true });

export const columnOf = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: new RegExp(`^${name}`) });

/** The button of a new ticket that shows the promised time. */
export const ACCEPT = /^Annehmen \d\d:\d\d$|annehmen$/;

/** Accepts an order on the board for the time that its ticket shows. */
export const acceptByTap = (page: Page, number: number): Promise<void> =>
  ticketOf(page, number).getByRole('button', { name: ACCEPT }).click();

/** Opens the details of an order by its ticket; returns their dialog. */
export async function openTicket(page: Page, number: number): Promise<Locator> {
  await ticketOf(page, number)
    .getByRole('button', { name: /Details$/ })
    .click();
  return page.getByRole('dialog', { name: `Bestellung ${number}`, exact: true });
}

/** Takes one step of an order by an API request, as the account of these cookies. */
export const stepQuickly = (request: APIRequestContext, id: string, step: object): Promise<APIResponse> =>
  request.post(`/api/desk/orders/${id}/steps`, { data: { step } });

/** The steps until the order is in the oven, and until the courier has left. */
export const PREPARING = [
  { from: 'placed', to: 'accepted', minutes: 60 },
  { from: 'accepted', to: 'preparing' },
] as const;
export const ON_THE_WAY = [
  ...PREPARING,
  { from: 'preparing', to: 'ready' },
  { from: 'ready', to: 'onTheWay' },
] as const;

/** Delivers a placed order by API requests alone, paid in this way. */
export async function deliverQuickly(
  request: APIRequestContext,
  id: string,
  collected: 'cash' | 'card' | 'twint',
): Promise<void> {
  for (const step of ON_THE_WAY) await stepQuickly(request, id, step);
  await stepQuickly(request, id, { from: 'onTheWay', to: 'delivered', collected });
}

/** Opens the details of an order on the board by its number, also where it has ended. */
export async function openDetails(page: Page, number: number): Promise<void> {
  // The search finds nothing before the orders are there.
  await expect(page.getByText('Verbunden', { exact: true })).toBeVisible();
  await page.getByRole('searchbox', { name: /^Bestellung suchen/ }).fill(String(number));
  await page.keyboard.press('Enter');
}
