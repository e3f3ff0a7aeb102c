import type { Order } from '@ofenpost/core/order/order';
import type { PaymentMethod } from '@ofenpost/core/payment/payment';
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
    readonly method: PaymentMethod;
    readonly day: LocalDate;
  }[];
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
  cash: [],
  closedUntil: '',
});

export function valueOf<T>(answer: Result<T, { readonly code: string }>): T {
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value;
}
