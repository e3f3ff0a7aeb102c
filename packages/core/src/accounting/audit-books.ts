import type { AuditedChange } from '../audit/audit-entry.ts';
import type { LocalDate } from '../time/instant.ts';
import type { CashCount, CloseReversal } from './accounting.ts';
import type { Booking } from './booking.ts';
import { type CashCountDraft, countedCash } from './cash-count.ts';

/** The entry of the audit log for moved cash or a refund, in Rappen and positive. */
export function auditOfBooking({ kind, note: reason, orderNumber, shares }: Booking, day: LocalDate): AuditedChange {
  const amount = Math.abs(shares.reduce((sum, { gross }) => sum + gross, 0));
  return kind === 'cashIn' || kind === 'cashOut'
    ? { action: 'cash.moved', subject: day, before: null, after: { [kind]: amount, reason } }
    : {
        action: 'refund.booked',
        subject: String(orderNumber),
        before: null,
        after: { amount, method: shares[0]?.method ?? null, reason },
      };
}

const amountsOf = (count: Pick<CashCount, 'opening' | 'counted'>) => ({
  opening: count.opening,
  counted: countedCash(count),
});

type Counted = { readonly before: CashCount | null; readonly after: CashCountDraft; readonly gap: number };

/**
 * The entry of the audit log for a count of the till. `before` is the count that it replaces, `gap` the booked opening
 * difference in Rappen.
 */
export const auditOfCount = (day: LocalDate, { before, after, gap }: Counted): AuditedChange => ({
  action: 'cash.counted',
  subject: day,
  before: before === null ? null : amountsOf(before),
  after: {
    ...amountsOf(after),
    ...(gap === 0 ? {} : { openingDifference: gap, reason: after.openingReason }),
  },
});

/** The entry of the audit log for a reversal of a close. */
export const auditOfReversal = ({ number, reverses, day, reason }: CloseReversal): AuditedChange => ({
  action: 'close.reversed',
  subject: day,
  before: { number: reverses },
  after: { number, reason },
});
