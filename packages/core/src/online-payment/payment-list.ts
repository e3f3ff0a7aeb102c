import * as z from 'zod/mini';
import type { CsvColumn } from '../csv/csv.ts';
import { isWithin, listPage, pageOf, periodDay } from '../list/list-page.ts';
import { defineList } from '../list/list-query.ts';
import { ONLINE_METHOD_LABELS } from './online-method.ts';
import { type OnlinePaymentState, onlinePayment, onlinePaymentState } from './online-payment.ts';

/** The states in which somebody still has to answer: the guest or the provider. */
export const OPEN_PAYMENT_STATES = [
  'initialised',
  'pending',
  'capturing',
  'cancelling',
  'unclear',
] as const satisfies readonly OnlinePaymentState[];

const OPEN: ReadonlySet<OnlinePaymentState> = new Set(OPEN_PAYMENT_STATES);

/** What staff can filter and sort online payments by. */
export const PAYMENT_LIST = defineList({
  file: { path: '/admin/payments.csv', page: '/admin/payments', action: 'payment.read', name: 'Zahlungen' },
  sorts: ['at', 'amount'],
  filters: { state: z.enum(['all', 'open', 'alarm', ...onlinePaymentState.options]), from: periodDay, to: periodDay },
  blank: { sort: '-at', state: 'all', from: '', to: '' },
});
export type PaymentQuery = typeof PAYMENT_LIST.start;

/** An attempt to pay as a row of the list; the method is the wished one until the provider has said how it was paid. */
export const paymentRow = z.extend(onlinePayment, {
  orderNumber: z.int(),
  problem: z.nullable(z.string()),
  /** Whether the order was placed by it. */
  counts: z.boolean(),
});
export type PaymentRow = z.infer<typeof paymentRow>;

export const paymentPage = z.extend(listPage(paymentRow), {
  /** How many of all payments still wait for an answer. */
  open: z.int(),
  /** How many of all payments somebody must look at. */
  alarms: z.int(),
});
export type PaymentPage = z.infer<typeof paymentPage>;

/**
 * Whether somebody must look at a payment: the order was placed by it, and the provider refuses to take it. What is handled
 * has no problem any more.
 */
export const needsSomebody = ({ counts, state, problem }: Pick<PaymentRow, 'counts' | 'state' | 'problem'>): boolean =>
  counts && state === 'failed' && problem !== null;

function isInState(row: PaymentRow, wanted: PaymentQuery['state']): boolean {
  if (wanted === 'all') return true;
  if (wanted === 'alarm') return needsSomebody(row);
  return wanted === 'open' ? OPEN.has(row.state) : row.state === wanted;
}

/** One page of the payments that match the query, and how many of all are open. */
export const pageOfPayments = (rows: readonly PaymentRow[], query: PaymentQuery): PaymentPage => ({
  ...pageOf(rows, query, {
    texts: ({ reference, displayText }) => [reference, displayText],
    isWanted: (row) => isInState(row, query.state) && isWithin(row.initialisedAt, query),
    sorts: { at: ({ initialisedAt }) => initialisedAt, amount: ({ amount }) => amount },
    key: ({ initialisedAt, id }) => initialisedAt + id,
  }),
  open: rows.filter(({ state }) => OPEN.has(state)).length,
  alarms: rows.filter(needsSomebody).length,
});

/** German labels for staff. */
export const PAYMENT_STATE_LABELS: Readonly<Record<OnlinePaymentState, string>> = {
  initialised: 'begonnen',
  pending: 'der Anbieter prüft',
  authorised: 'reserviert, wird belastet, wenn sie rausgeht',
  capturing: 'wird belastet',
  captured: 'belastet',
  partlyRefunded: 'teilweise zurückerstattet',
  refunded: 'zurückerstattet',
  cancelling: 'wird aufgehoben',
  cancelled: 'aufgehoben',
  failed: 'nicht geklappt',
  expired: 'abgelaufen',
  unclear: 'unklar, wird geprüft',
};

/** How it was paid: the brand or masked number where it is known. */
export const meansText = ({ displayText, method }: Pick<PaymentRow, 'displayText' | 'method'>): string =>
  displayText || ONLINE_METHOD_LABELS[method ?? 'onlineCard'];

/** The payments as a spreadsheet. */
export const PAYMENT_CSV: readonly CsvColumn<PaymentRow>[] = [
  { title: 'Begonnen', value: ({ initialisedAt }) => ({ at: initialisedAt }) },
  { title: 'Bestellung', value: ({ orderNumber }) => orderNumber },
  { title: 'Zahlungsreferenz', value: ({ reference }) => reference },
  { title: 'Zahlungsart', value: ({ method }) => ONLINE_METHOD_LABELS[method ?? 'onlineCard'] },
  { title: 'Bezahlt mit', value: ({ displayText }) => displayText },
  { title: 'Stand', value: ({ state }) => PAYMENT_STATE_LABELS[state] },
  { title: 'Betrag CHF', value: ({ amount }) => ({ rappen: amount }) },
  { title: 'Belastet CHF', value: ({ captured }) => ({ rappen: captured }) },
  { title: 'Zurückerstattet CHF', value: ({ refunded }) => ({ rappen: refunded }) },
  { title: 'Meldung', value: ({ problem }) => problem ?? '' },
];
