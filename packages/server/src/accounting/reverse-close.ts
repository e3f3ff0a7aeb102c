import type { Account } from '@ofenpost/core/account/account';
import type { AccountingError, DayJournal } from '@ofenpost/core/accounting/accounting';
import { auditOfReversal } from '@ofenpost/core/accounting/audit-books';
import { type CloseReversalDraft, reverseClose } from '@ofenpost/core/accounting/reverse-close';
import { type Result, ok } from '@ofenpost/core/result/result';
import type { LocalDate } from '@ofenpost/core/time/instant';
import { recordAudit } from '../audit/audit-log.repository.ts';
import type { Services } from '../services.ts';
import { lockForClosing } from './booking.repository.ts';
import { signature } from './close-day.ts';
import { findJournal, findLastNumber, insertReversal } from './day-close.repository.ts';
import { sealAll } from './seal.repository.ts';

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
