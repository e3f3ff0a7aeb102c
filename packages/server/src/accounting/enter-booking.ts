import type { Account } from '@ofenpost/core/account/account';
import type { AccountingError, DayJournal } from '@ofenpost/core/accounting/accounting';
import { type Booking, isSameBooking } from '@ofenpost/core/accounting/booking';
import { auditOfBooking } from '@ofenpost/core/accounting/books';
import { type CashMovementDraft, bookingOfCashMovement } from '@ofenpost/core/accounting/cash';
import { openingBlocker } from '@ofenpost/core/accounting/close-day';
import { type RefundDraft, bookingOfRefund, refundedBy } from '@ofenpost/core/accounting/refund';
import { type Result, err, ok } from '@ofenpost/core/result/result';
import { whyAboveLimit } from '@ofenpost/core/role/staff-limit';
import { bookingDayOf } from '@ofenpost/core/time/business-day';
import type { Instant, LocalDate } from '@ofenpost/core/time/instant';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../audit/audit-log.repository.ts';
import type { Transaction } from '../database/database.ts';
import { findBookedById, findBookedOfOrder, insertBooking, lockForBooking } from '../ledger/booking.repository.ts';
import { orders } from '../order/order.table.ts';
import { findStaffLimit } from '../restaurant/restaurant.repository.ts';
import type { Services } from '../services.ts';
import { findJournal } from './day-close.repository.ts';

type Changed = Promise<Result<DayJournal, AccountingError>>;
type Entry = { readonly day: LocalDate; readonly booking: Booking };

/** The answer for a repeated id: the day's journal if the booking is the same, otherwise a refusal. */
async function enteredBefore(tx: Transaction, id: string, entry: Booking, now: Instant): Changed {
  const earlier = await findBookedById(tx, id);
  if (earlier === null) throw new Error('The booking that stood in the way is missing.');
  return isSameBooking(earlier.booking, entry)
    ? ok(await findJournal(tx, earlier.day, now))
    : err({ code: 'idempotencyKeyReused' });
}

/** Adds the booking and its audit entry. False when there is a booking with its id, which stays unchanged. */
async function enter(tx: Transaction, id: string, { day, booking }: Entry): Promise<boolean> {
  const isNew = await insertBooking(tx, { day, id, booking });
  if (isNew) await recordAudit(tx, { at: booking.at, actorId: booking.actorId, ...auditOfBooking(booking, day) });
  return isNew;
}

/** Books cash that staff put into the till of an open day, or took out. */
export const moveCash = (
  { database, clock }: Services,
  { day, id, draft, account }: { day: LocalDate; id: string; draft: CashMovementDraft; account: Account },
): Changed =>
  database.transaction(async (tx) => {
    const limited = whyAboveLimit(account, draft, await findStaffLimit(tx));
    if (limited !== null) return err(limited);
    await lockForBooking(tx);
    const at = clock.now();
    const booking = bookingOfCashMovement(draft, { at, actorId: account.id });
    if ((await findBookedById(tx, id)) !== null) return enteredBefore(tx, id, booking, at);
    const refused = openingBlocker(await findJournal(tx, day, at));
    if (refused !== null) return err(refused);
    const entry: Entry = { day, booking };
    return (await enter(tx, id, entry)) ? ok(await findJournal(tx, day, at)) : enteredBefore(tx, id, booking, at);
  });

/** Books a refund to the guest of an order. The order is locked, so that two requests cannot refund the same money. */
export const refundOrder = (
  { database, clock }: Services,
  { id, draft, account }: { id: string; draft: RefundDraft; account: Account },
): Changed =>
  database.transaction(async (tx) => {
    await tx.select({ id: orders.id }).from(orders).where(eq(orders.number, draft.orderNumber)).for('update');
    const closedUntil = await lockForBooking(tx);
    const at = clock.now();
    const day = bookingDayOf(at, closedUntil);
    const before = await findBookedOfOrder(tx, draft.orderNumber);
    const earlier = await findBookedById(tx, id);
    // A repeated request is validated against the bookings before the first one, so that it gets the same result.
    const entries = before
      .filter(({ number }) => earlier === null || number < earlier.number)
      .map(({ booking }) => booking);
    const moved = { amount: draft.amount, before: refundedBy(entries, account.id) };
    const limited = whyAboveLimit(account, moved, await findStaffLimit(tx));
    if (limited !== null) return err(limited);
    const refund = bookingOfRefund(entries, draft, { at, actorId: account.id });
    if (!refund.ok) return refund;
    const entry: Entry = { day, booking: refund.value };
    const isNew = earlier === null && (await enter(tx, id, entry));
    return isNew ? ok(await findJournal(tx, day, at)) : enteredBefore(tx, id, entry.booking, at);
  });
