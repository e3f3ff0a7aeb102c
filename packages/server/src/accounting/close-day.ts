import type { Account } from '@ofenpost/core/account/account';
import type { AccountingError, DayClose, DayJournal } from '@ofenpost/core/accounting/accounting';
import { auditOfCount, auditOfReversal } from '@ofenpost/core/accounting/books';
import type { CashCountDraft } from '@ofenpost/core/accounting/cash';
import {
  type SeenDay,
  closeDay,
  countBlocker,
  bookingOfOpening,
  movedByOpening,
  openingGap,
  type CloseReversalDraft,
  reverseClose,
} from '@ofenpost/core/accounting/close-day';
import { type Result, err, ok } from '@ofenpost/core/result/result';
import { whyAboveLimit } from '@ofenpost/core/role/staff-limit';
import { businessDayOf } from '@ofenpost/core/time/business-day';
import type { Instant, LocalDate } from '@ofenpost/core/time/instant';
import { recordAudit } from '../audit/audit-log.repository.ts';
import type { Transaction } from '../database/database.ts';
import { insertBooking, lockForBooking, lockForClosing } from '../ledger/booking.repository.ts';
import { holdOrders } from '../order/order.repository.ts';
import type { Services } from '../services.ts';
import { findJournal, findLastNumber, insertClose, saveCount, insertReversal } from './day-close.repository.ts';
import { findHeads, orderSealing, sealAll } from './seal.repository.ts';

type Changed = Promise<Result<DayJournal, AccountingError>>;

/** The current name of the account that signs a close; it is stored for good. */
const signature = ({ id, firstname, lastname }: Account): DayClose['by'] => ({
  actorId: id,
  name: `${firstname} ${lastname}`.trim(),
});

export const readJournal = ({ database, clock }: Services, day: LocalDate | null): Promise<DayJournal> => {
  const now = clock.now();
  return database.transaction((tx) => findJournal(tx, day ?? businessDayOf(now), now), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
};

export const countCash = ({ database, clock }: Services, { day, seenRevision, draft, account }: Counting): Changed =>
  database.transaction(async (tx) => {
    await lockForBooking(tx);
    const at = clock.now();
    const journal = await findJournal(tx, day, at);
    const gap = openingGap(journal, draft.opening);
    const moved = movedByOpening(journal, gap);
    const refused = countBlocker(journal, draft) ?? whyAboveLimit(account, moved, journal.staffLimit);
    if (refused !== null) return err(refused);
    const { opening, counted, openingReason = '' } = draft;
    const by = signature(account);
    const isSaved = await saveCount(tx, { day, seenRevision, count: { opening, counted, at, by } });
    if (!isSaved) return err({ code: 'countChanged' });
    if (gap !== 0) {
      const booking = bookingOfOpening(gap, openingReason, { at, actorId: by.actorId });
      await insertBooking(tx, { day, id: null, booking });
    }
    await recordAudit(tx, {
      at,
      actorId: by.actorId,
      ...auditOfCount(day, { before: journal.count, after: draft, gap }),
    });
    return ok(await findJournal(tx, day, at));
  });

type Counting = {
  readonly day: LocalDate;
  readonly seenRevision: number;
  readonly draft: CashCountDraft;
  readonly account: Account;
};
type Closing = { readonly day: LocalDate; readonly seen: SeenDay; readonly account: Account };

const auditClose = (
  tx: Transaction,
  { number, day, cash: { expected, countedCash, difference } }: DayClose,
  by: Account,
  at: Instant,
) =>
  recordAudit(tx, {
    at,
    actorId: by.id,
    action: 'day.closed',
    subject: day,
    before: null,
    after: { number, expected, counted: countedCash, difference },
  });

/**
 * Closes a day while nobody else can book or close, so that it is closed once and complete. The orders are locked
 * first: a step locks its order before it waits for the books.
 */
export async function closeBooks(services: Services, { day, seen, account }: Closing): Changed {
  const { database, clock, content } = services;
  const { restaurant } = await content.read();
  return database.transaction(async (tx) => {
    await holdOrders(tx);
    await lockForClosing(tx);
    const at = clock.now();
    const lastNumber = await findLastNumber(tx);
    const journal = await findJournal(tx, day, at);
    const closed = closeDay(journal, { seen, lastNumber, by: signature(account), at, restaurant });
    if (!closed.ok) return closed;
    await sealAll(tx, 'bookings', at);
    await insertClose(tx, closed.value, await findHeads(tx));
    await sealAll(tx, 'day_closes', at);
    await orderSealing(tx);
    await auditClose(tx, closed.value, account, at);
    return ok(await findJournal(tx, day, at));
  });
}

type Reversing = {
  readonly day: LocalDate;
  readonly number: number;
  readonly draft: CloseReversalDraft;
  readonly account: Account;
};

/** Reverses a close while nobody can book: a booking of the same moment comes before it, or finds the day open. */
export const reopenDay = (
  { database, clock }: Services,
  { day, number, draft, account }: Reversing,
): Promise<Result<DayJournal, AccountingError>> =>
  database.transaction(async (tx) => {
    await lockForClosing(tx);
    const at = clock.now();
    const journal = await findJournal(tx, day, at);
    const lastNumber = await findLastNumber(tx);
    const reversed = reverseClose(journal, { number, draft, lastNumber, by: signature(account), at });
    if (!reversed.ok) return reversed;
    if (journal.close === null) throw new Error('The close that is taken back is missing.');
    await insertReversal(tx, journal.close, reversed.value);
    await sealAll(tx, 'day_closes', at);
    await recordAudit(tx, { at, actorId: account.id, ...auditOfReversal(reversed.value) });
    return ok(await findJournal(tx, day, at));
  });
