import type { Order } from '@ofenpost/core/order/order';
import type { PaymentMethod, RefundMethod } from '@ofenpost/core/payment/payment';
import type { RandomNumber } from '@ofenpost/core/random/seeded-random';
import type { Result } from '@ofenpost/core/result/result';
import type { LocalDate } from '@ofenpost/core/time/instant';
import { type Browser, createBrowser } from '../../test-tools/testing/browser.fixtures.ts';

/** What the restaurant knows of its week without the books. */
export type Week = {
  readonly databaseUrl: string;
  readonly port: string;
  readonly random: RandomNumber;
  /** The number of orders in a shift. */
  readonly orders: number;
  readonly manager: Browser;
  readonly customer: Browser;
  readonly giftCards: string[];
  /** Orders that are left for a later shift. */
  readonly waiting: Order[];
  readonly sold: Order[];
  readonly refunds: {
    readonly orderNumber: number;
    readonly amount: number;
    readonly method: RefundMethod;
    readonly day: LocalDate;
  }[];
  /** How often an open order was edited. */
  edits: number;
  /** The day of each delivery that was undone. */
  readonly undone: LocalDate[];
  /** Every change of a tip. */
  readonly tips: { readonly amount: number; readonly method: PaymentMethod; readonly day: LocalDate }[];
  /** What was missing or over at each close. */
  readonly differences: { readonly amount: number; readonly method: PaymentMethod; readonly day: LocalDate }[];
  readonly cash: { readonly amount: number; readonly day: LocalDate }[];
  closedUntil: LocalDate;
};

export const openWeek = (
  databaseUrl: string,
  { port, random, orders }: Pick<Week, 'port' | 'random' | 'orders'>,
): Week => ({
  databaseUrl,
  port,
  random,
  orders,
  manager: createBrowser(`http://localhost:${port}`),
  customer: createBrowser(`http://localhost:${port}`),
  giftCards: [],
  waiting: [],
  sold: [],
  refunds: [],
  edits: 0,
  undone: [],
  tips: [],
  differences: [],
  cash: [],
  closedUntil: '',
});

/** The day on which something of a day is booked: its own, or the first open one if that is closed. */
export function bookedOn({ closedUntil }: Pick<Week, 'closedUntil'>, { day }: { readonly day: LocalDate }): LocalDate {
  if (day > closedUntil) return day;
  const next = new Date(`${closedUntil}T12:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

export function valueOf<T>(answer: Result<T, { readonly code: string }>): T {
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value;
}
