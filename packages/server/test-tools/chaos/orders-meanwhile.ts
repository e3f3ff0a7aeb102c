import { setTimeout as sleep } from 'node:timers/promises';
import type { Ports } from '@ofenpost/core/ports';
import { placeOrder } from '@ofenpost/testing/contract-suites/shop-under-test';
import { createBrowser } from '../testing/browser.fixtures.ts';
import type { ReceiptPrinter } from '../testing/receipt-printer.fixtures.ts';
import { type Ledger, portsOf, streamOfGuests } from './guests.ts';
import type { House } from './house.ts';

/** The times that guests and the kitchen observed, in milliseconds. */
export type Meanwhile = {
  /** From the click on order to the answer. */
  readonly orders: readonly number[];
  /** From the acceptance of an order to its printed ticket. */
  readonly tickets: readonly number[];
  /** How often `/readyz` answered that the server takes no requests. */
  readonly notReady: number;
};

export type Kitchen = { readonly staff: Ports; readonly printer: ReceiptPrinter };

const GUESTS = 3;
const GUEST_PAUSE_MS = 60;
const TICKET_PAUSE_MS = 400;
const READY_PAUSE_MS = 200;
const LOOK_EVERY_MS = 5;
/** After this time a ticket counts as not printed. */
const TICKET_LOST_MS = 20_000;

/** Accepts an order of a new guest. */
export async function acceptOne({ url }: House, staff: Ports): Promise<void> {
  const { order } = await placeOrder(portsOf(url, createBrowser(url)));
  await staff.orderDesk.step(order.id, { from: 'placed', to: 'accepted', minutes: 30 });
}

/** Lets guests order until there are this many orders; some of them are accepted and printed. */
export async function orderMeanwhile(
  house: House,
  ledger: Ledger,
  { staff, printer, count }: Kitchen & { readonly count: number },
): Promise<Meanwhile> {
  const { url } = house;
  const before = ledger.acknowledged.length;
  const tickets: number[] = [];
  let notReady = 0;
  const isOver = () => ledger.acknowledged.length >= before + count;

  const printOne = async () => {
    const printed = printer.papers.length;
    const { order } = await placeOrder(portsOf(url, createBrowser(url)));
    const start = performance.now();
    await staff.orderDesk.step(order.id, { from: 'placed', to: 'accepted', minutes: 30 });
    while (printer.papers.length === printed && performance.now() - start < TICKET_LOST_MS) await sleep(LOOK_EVERY_MS);
    tickets.push(performance.now() - start);
    await sleep(TICKET_PAUSE_MS);
  };
  const printing = async () => {
    while (!isOver()) await printOne().catch((error: unknown) => ledger.faults.push(`no ticket: ${String(error)}`));
  };
  const asking = async () => {
    while (!isOver()) {
      const { ok } = await fetch(`${url}/readyz`);
      if (!ok) notReady += 1;
      await sleep(READY_PAUSE_MS);
    }
  };
  const guests = streamOfGuests(url, ledger, { atOnce: GUESTS, giftCards: [], pauseMs: GUEST_PAUSE_MS, isOver });
  await Promise.all([guests, printing(), asking()]);
  return { orders: ledger.acknowledged.slice(before).map(({ tookMs }) => tookMs), tickets, notReady };
}
