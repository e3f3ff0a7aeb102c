import type { AccountingError, DayJournal } from '@ofenpost/core/accounting/accounting';
import type { AccountingPort } from '@ofenpost/core/accounting/accounting.port';
import { type Booking, isTurnover, isSameBooking } from '@ofenpost/core/accounting/booking';
import { BOOKING_LIST, pageOfBookings } from '@ofenpost/core/accounting/booking-list';
import { auditOfBooking, auditOfCount, auditOfReversal } from '@ofenpost/core/accounting/books';
import { cashCountDraft, bookingOfCashMovement, cashMovementDraft } from '@ofenpost/core/accounting/cash';
import {
  closeDay,
  countBlocker,
  openingBlocker,
  bookingOfOpening,
  movedByOpening,
  openingGap,
  closeReversalDraft,
  reverseClose,
} from '@ofenpost/core/accounting/close-day';
import { bookingOfRefund, refundDraft, refundedBy } from '@ofenpost/core/accounting/refund';
import { revenueOf } from '@ofenpost/core/accounting/revenue';
import { type Result, err, ok } from '@ofenpost/core/result/result';
import { type Action, may } from '@ofenpost/core/role/permission';
import { whyAboveLimit } from '@ofenpost/core/role/staff-limit';
import { bookingDayOf, businessDayOf } from '@ofenpost/core/time/business-day';
import type { LocalDate } from '@ofenpost/core/time/instant';
import { recordAudit } from './audit.in-memory.ts';
import type { Shop, Visitor } from './shop.ts';

type Changed = Result<DayJournal, AccountingError>;

export function createAccountingInMemory(shop: Shop, visitor: Visitor): AccountingPort {
  const { accounting, clock, orders } = shop;
  const requireMay = (action: Action) => {
    if (!may(visitor.account, action)) throw new Error('not allowed');
  };
  const by = () => ({ at: clock.now(), actorId: visitor.account.id });
  const signature = () => ({
    actorId: visitor.account.id,
    name: `${visitor.account.firstname} ${visitor.account.lastname}`.trim(),
  });
  const journal = (day: LocalDate): DayJournal => ({
    ...accounting.journal(day, clock.now(), orders.all()),
    staffLimit: shop.staffLimit,
  });
  const blocker = (moved: { readonly amount: number; readonly before?: number }) =>
    whyAboveLimit(visitor.account, moved, shop.staffLimit);

  /** Books once under an id; a repeated request gets the same answer. */
  const enter = (id: string, day: LocalDate, booking: Booking): Changed => {
    const earlier = accounting.entered.get(id);
    if (earlier !== undefined)
      return isSameBooking(earlier.booking, booking) ? ok(journal(earlier.day)) : err({ code: 'idempotencyKeyReused' });
    accounting.entered.set(id, accounting.enter(day, booking));
    recordAudit(shop, visitor, auditOfBooking(booking, day));
    return ok(journal(day));
  };
  const bookedOf = (orderNumber: number, before: number): readonly Booking[] =>
    accounting
      .all()
      .filter(({ number, booking }) => number < before && booking.orderNumber === orderNumber)
      .filter(({ booking: { kind } }) => isTurnover(kind))
      .map(({ booking }) => booking);

  return {
    loadDay: async (day) => {
      requireMay('accounting.read');
      return journal(day ?? businessDayOf(clock.now()));
    },
    listBookings: async (query) => {
      requireMay('accounting.read');
      return pageOfBookings(accounting.all(), BOOKING_LIST.schema.parse(query));
    },
    loadRevenue: async (range) => {
      requireMay('accounting.read');
      const figures = accounting.figures(range.from, range.to);
      return revenueOf(accounting.all(), { range, figures, orderOf: (id) => orders.find(id)?.order });
    },
    moveCash: async (day, id, draft) => {
      requireMay('accounting.close');
      const booking = bookingOfCashMovement(cashMovementDraft.parse(draft), by());
      const refused = blocker(draft) ?? (accounting.entered.has(id) ? null : openingBlocker(journal(day)));
      return refused === null ? enter(id, day, booking) : err(refused);
    },
    refund: async (id, draft) => {
      requireMay('accounting.close');
      const { orderNumber, ...rest } = refundDraft.parse(draft);
      const before = accounting.entered.get(id)?.number ?? Number.POSITIVE_INFINITY;
      const entries = bookedOf(orderNumber, before);
      const limited = blocker({ amount: rest.amount, before: refundedBy(entries, visitor.account.id) });
      if (limited !== null) return err(limited);
      const refund = bookingOfRefund(entries, { orderNumber, ...rest }, by());
      return refund.ok ? enter(id, bookingDayOf(clock.now(), accounting.closedUntil()), refund.value) : refund;
    },
    countCash: async (day, seenRevision, draft) => {
      requireMay('accounting.close');
      const { openingReason = '', ...counted } = cashCountDraft.parse(draft);
      const seen = journal(day);
      const gap = openingGap(seen, counted.opening);
      const refused = countBlocker(seen, { ...counted, openingReason }) ?? blocker(movedByOpening(seen, gap));
      if (refused !== null) return err(refused);
      if ((seen.count?.revision ?? 0) !== seenRevision) return err({ code: 'countChanged' });
      if (gap !== 0) accounting.enter(day, bookingOfOpening(gap, openingReason, by()));
      recordAudit(shop, visitor, auditOfCount(day, { before: seen.count, after: { ...counted, openingReason }, gap }));
      accounting.counts.set(day, { ...counted, revision: seenRevision + 1, at: clock.now(), by: signature() });
      return ok(journal(day));
    },
    closeDay: async (day, seen) => {
      requireMay('accounting.close');
      const closed = closeDay(journal(day), {
        seen,
        lastNumber: accounting.lastCloseNumber(),
        by: signature(),
        at: clock.now(),
        restaurant: shop.restaurant,
      });
      if (!closed.ok) return closed;
      accounting.close(closed.value);
      return ok(journal(day));
    },
    reverseClose: async (day, number, draft) => {
      requireMay('accounting.reopen');
      const reversed = reverseClose(journal(day), {
        number,
        draft: closeReversalDraft.parse(draft),
        lastNumber: accounting.lastCloseNumber(),
        by: signature(),
        at: clock.now(),
      });
      if (!reversed.ok) return reversed;
      accounting.reverse(reversed.value);
      recordAudit(shop, visitor, auditOfReversal(reversed.value));
      return ok(journal(day));
    },
  };
}
