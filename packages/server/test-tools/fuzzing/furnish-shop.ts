import { createApiClient } from '@ofenpost/client/http/api-client';
import { createServerRenderingPorts } from '@ofenpost/client/node-ports';
import type { Ports } from '@ofenpost/core/ports';
import { fillCart, placeOrder } from '@ofenpost/testing/contract-suites/shop-under-test';
import { type Browser, createBrowser, signIn } from '../testing/browser.fixtures.ts';
import { TEST_NOW } from '../testing/test-now.fixtures.ts';

export const CALLERS = ['guest', 'customer', 'staff', 'manager'] as const;
/** The role of the sender of a request. */
export type Caller = (typeof CALLERS)[number];

/** The cookies of each caller, as a header. */
export type Cookies = Readonly<Record<Caller, string>>;

/** The records in a shop, so that requests find something. */
export type Furniture = { readonly cookies: Cookies; readonly words: ReadonlyMap<string, readonly string[]> };

const PEOPLE: Record<Exclude<Caller, 'guest'>, string> = {
  customer: 'Kundin',
  staff: 'Mitarbeiter',
  manager: 'Geschäftsleitung',
};
const FEEDBACK = { food: 5, delivery: 4, app: 3, text: 'Fein!', orderNumber: null, contact: '' };

export const portsOf = (url: string, browser: Browser): Ports =>
  createServerRenderingPorts({ apiClient: createApiClient(url, browser.fetch), now: TEST_NOW });

const cookieOf = (browser: Browser): string =>
  [...browser.cookies()].map(([name, value]) => `${name}=${value}`).join('; ');

/** Begins a session; a guest has none. */
export async function enter(url: string, caller: Caller): Promise<Browser> {
  const browser = createBrowser(url);
  if (caller !== 'guest') await signIn(browser, PEOPLE[caller]);
  return browser;
}

export const enterAgain = async (url: string, caller: Caller): Promise<string> => cookieOf(await enter(url, caller));

/** Creates orders, carts, feedback and a gift card. */
export async function furnishShop(url: string): Promise<Furniture> {
  const [guest, customer, staff, manager] = await Promise.all([
    enter(url, 'guest'),
    enter(url, 'customer'),
    enter(url, 'staff'),
    enter(url, 'manager'),
  ]);
  const placed = [];
  for (const browser of [guest, customer, guest, customer]) placed.push(await placeOrder(portsOf(url, browser)));
  await portsOf(url, customer).feedback.send(FEEDBACK, crypto.randomUUID());
  for (const browser of [guest, customer]) await fillCart(portsOf(url, browser));
  const card = await portsOf(url, staff).giftCardAdmin.issue(crypto.randomUUID(), {
    amount: 5_000,
    buyer: 'Anna Keller',
    greeting: '',
    email: null,
    paidWith: 'cash',
  });
  return {
    cookies: {
      guest: cookieOf(guest),
      customer: cookieOf(customer),
      staff: cookieOf(staff),
      manager: cookieOf(manager),
    },
    words: new Map([
      ['orders', placed.map(({ order }) => order.id)],
      ['capabilitys', placed.map(({ capability }) => capability)],
      ['codes', card.ok ? [card.value.code] : []],
      ['giftcardcodes', card.ok ? [card.value.code] : []],
    ]),
  };
}
