import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createApiClient } from '@ofenpost/client/http/api-client';
import { createServerRenderingPorts } from '@ofenpost/client/node-ports';
import { itemCount } from '@ofenpost/core/cart/priced-cart';
import type { Product } from '@ofenpost/core/catalogue/product';
import type { PlaceOrderRequest } from '@ofenpost/core/checkout/place-order';
import type { Ports } from '@ofenpost/core/ports';
import { plainBread, plainProduct, requestFor } from '@ofenpost/testing/contract-suites/shop-under-test';
import { type Browser, createBrowser } from '../testing/browser.fixtures.ts';
import { TEST_NOW } from '../testing/test-now.fixtures.ts';

/** An order that a guest knows to be placed. */
export type Acknowledged = {
  readonly key: string;
  readonly id: string;
  readonly number: number;
  /** Sends the request again and returns the answer. */
  readonly replay: () => Promise<Answer>;
  readonly answer: Answer;
  /** From the click to the answer, in milliseconds. */
  readonly tookMs: number;
};

export type Answer = { readonly status: number; readonly text: string };

/** What guests observed. */
export type Ledger = {
  readonly acknowledged: Acknowledged[];
  /** Errors, as texts. */
  readonly faults: string[];
  /** How often a request was repeated. */
  retries: number;
  /** How often an answer asked the client to come again. */
  unavailable: number;
  /** The duration of the slowest answer, in milliseconds. */
  slowestMs: number;
  refused: number;
};

export const createLedger = (): Ledger => ({
  acknowledged: [],
  faults: [],
  retries: 0,
  unavailable: 0,
  slowestMs: 0,
  refused: 0,
});

const RETRY_MS = 50;
/** At least a minute of pauses, and longer if answers are slow on a busy machine. */
const TRIES_MAX = 1_200;
const HANGS_AFTER_MS = 60_000;

export const portsOf = (url: string, { fetch }: Browser): Ports =>
  createServerRenderingPorts({ apiClient: createApiClient(url, fetch), now: TEST_NOW });

const describe = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Repeats something until it succeeds, as a person does. */
export async function insist<T>(ledger: Ledger, what: string, work: () => Promise<T | null>): Promise<T> {
  let failure = 'no answer';
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    try {
      const done = await work();
      if (done !== null) return done;
    } catch (error) {
      failure = describe(error);
    }
    ledger.retries += 1;
    await sleep(RETRY_MS);
  }
  throw new Error(`${what} never succeeded: ${failure}`);
}

/**
 * A browser that records the answers to a guest. An answer of the server may ask to come again (503), but no other
 * error is allowed.
 */
function createGuestBrowser(url: string, ledger: Ledger): Browser {
  const browser = createBrowser(url);
  const fetchNoting: typeof fetch = async (input, init) => {
    const start = performance.now();
    const response = await browser.fetch(input, init);
    const { status, headers } = response;
    ledger.slowestMs = Math.max(ledger.slowestMs, performance.now() - start);
    if (status >= 500) ledger.unavailable += 1;
    if (status >= 500 && (status !== 503 || !headers.has('retry-after'))) {
      const text = await response.clone().text();
      ledger.faults.push(`${new URL(response.url).pathname} was answered ${status}: ${text}`);
    }
    return response;
  };
  return { ...browser, fetch: fetchNoting };
}

/** Sends an order; null: it is unknown whether it was placed. */
async function send(url: string, { fetch }: Browser, request: PlaceOrderRequest): Promise<Answer | null> {
  const response = await fetch(`${url}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
    signal: AbortSignal.timeout(HANGS_AFTER_MS),
  });
  const text = await response.text();
  const { status } = response;
  return status < 500 ? { status, text } : null;
}

type Wish = { readonly giftCardCode?: string; readonly email?: string };

/** One guest: fills a cart, orders under one key until there is an answer, and then replays the request. */
export async function orderOnce(url: string, ledger: Ledger, wish: Wish): Promise<void> {
  const browser = createGuestBrowser(url, ledger);
  const ports = portsOf(url, browser);
  const { cart } = createApiClient(url, browser.fetch);
  const add = async (find: (ports: Ports) => Promise<Product>, amount: number) => {
    const { id } = await insist(ledger, 'choosing', () => find(ports));
    const addition = { productId: id, optionIds: [], amount, idempotencyKey: randomUUID() };
    await insist(ledger, 'filling a cart', () => cart.add(addition));
  };
  await add(plainProduct, 10);
  await add(plainBread, 1);
  const filled = await insist(ledger, 'reading the cart', () => ports.cart.load());
  if (itemCount(filled) !== 11) ledger.faults.push(`${itemCount(filled)} of 11 are in a cart`);
  const request = await insist(ledger, 'preparing an order', () => requestFor(ports, wish));
  const place = () => insist(ledger, 'ordering', () => send(url, browser, request));
  const start = performance.now();
  const answer = await place();
  const tookMs = performance.now() - start;
  if (answer.status !== 200) {
    ledger.refused += 1;
    if (
      !/giftCardChanged|giftCardUnusable|slotFull|newGuestSlotFull|deliveryTimeUnavailable|totalChanged/.test(
        answer.text,
      )
    )
      ledger.faults.push(`an order was refused: ${answer.text}`);
    return;
  }
  const { order } = JSON.parse(answer.text) as { readonly order: { readonly id: string; readonly number: number } };
  const replayed = await place();
  if (replayed.text !== answer.text)
    ledger.faults.push(`order ${order.number} was answered differently the second time`);
  const { id, number } = order;
  ledger.acknowledged.push({ key: request.idempotencyKey, id, number, replay: place, answer, tookMs });
}

type GuestsOptions = {
  readonly atOnce: number;
  readonly giftCards: readonly string[];
  /** The pause between two orders of a guest, in milliseconds. */
  readonly pauseMs?: number;
  readonly isOver: () => boolean;
};

/** Lets this many guests place one order after the other until stopped. */
export async function streamOfGuests(
  url: string,
  ledger: Ledger,
  { atOnce, giftCards, pauseMs = 0, isOver }: GuestsOptions,
): Promise<void> {
  let count = 0;
  const one = async () => {
    while (!isOver()) {
      count += 1;
      const giftCardCode = count % 3 === 0 ? giftCards[count % giftCards.length] : undefined;
      const wish = {
        ...(giftCardCode === undefined ? {} : { giftCardCode }),
        ...(count % 2 === 0 ? { email: `gast-${count}@example.ch` } : {}),
      };
      await orderOnce(url, ledger, wish).catch((error: unknown) => ledger.faults.push(describe(error)));
      await sleep(pauseMs);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}
