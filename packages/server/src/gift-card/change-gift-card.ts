import { randomBytes } from 'node:crypto';
import type { Account } from '@ofenpost/core/account/account';
import type {
  GiftCard,
  GiftCardBalance,
  GiftCardAdminError,
  GiftCardEntry,
  GiftCardUnusable,
} from '@ofenpost/core/gift-card/gift-card';
import { createGiftCardCode, parseGiftCardCode } from '@ofenpost/core/gift-card/gift-card-code';
import type { GiftCardCorrection, GiftCardDraft } from '@ofenpost/core/gift-card/gift-card-draft';
import {
  type GiftCardLedger,
  adjustEntry,
  adjustedBy,
  balanceOf,
  changeAfter,
  giftCardOf,
  isSameIssue,
  issueEntry,
  usableBalance,
  voidEntry,
} from '@ofenpost/core/gift-card/gift-card-ledger';
import { type Result, err, ok } from '@ofenpost/core/result/result';
import { whyAboveLimit } from '@ofenpost/core/role/staff-limit';
import type { Instant } from '@ofenpost/core/time/instant';
import { recordAudit } from '../audit/audit-log.repository.ts';
import type { Transaction } from '../database/database.ts';
import { enqueueGiftCardMail } from '../mail/mail.repository.ts';
import { findStaffLimit } from '../restaurant/restaurant.repository.ts';
import type { Services } from '../services.ts';
import {
  type StoredGiftCard,
  findGiftCard,
  findGiftCardById,
  insertEntry,
  insertGiftCard,
  isGiftCardMailFailed,
} from './gift-card.repository.ts';
import { lockNamedGiftCard } from './pay-by-gift-card.ts';

type Actor = { readonly actorId: string | null };
type Answer = Promise<Result<GiftCard, GiftCardAdminError>>;

const seen = async (db: Transaction, { ledger, ...issued }: StoredGiftCard): Promise<GiftCard> => ({
  ...giftCardOf(issued, ledger),
  ...((await isGiftCardMailFailed(db, issued.id)) && { mailFailed: true }),
});

async function findNamed({ database }: Services, text: string): Promise<StoredGiftCard | null> {
  const code = parseGiftCardCode(text);
  return code === null ? null : findGiftCard(database, code);
}

export async function readBalance(
  services: Services,
  code: string,
): Promise<Result<GiftCardBalance, GiftCardUnusable>> {
  const giftCard = await findNamed(services, code);
  return usableBalance(giftCard?.ledger ?? null);
}

export async function lookUpGiftCard(services: Services, code: string): Answer {
  const giftCard = await findNamed(services, code);
  return giftCard === null ? err({ code: 'giftCardUnknown' }) : ok(await seen(services.database, giftCard));
}

/** The answer for a repeated id: the gift card if the request is the same; a second one is never issued. */
async function issuedBefore(tx: Transaction, id: string, draft: GiftCardDraft): Answer {
  const earlier = await findGiftCardById(tx, id);
  if (earlier === null) throw new Error('The gift card that stood in the way is missing.');
  return isSameIssue(earlier, earlier.ledger, draft)
    ? ok(await seen(tx, earlier))
    : err({ code: 'idempotencyKeyReused' });
}

export async function issueGiftCard(
  { database, clock }: Services,
  { id, draft, actorId }: Actor & { readonly id: string; readonly draft: GiftCardDraft },
): Answer {
  const { amount, ...entered } = draft;
  const at = clock.now();
  const entry = issueEntry(amount, { at, actorId });
  if (!entry.ok) return entry;
  const issued = { ...entered, id, code: createGiftCardCode(randomBytes) };
  return database.transaction(async (tx) => {
    if (!(await insertGiftCard(tx, issued))) return issuedBefore(tx, id, draft);
    await recordAudit(tx, {
      at,
      actorId,
      action: 'giftCard.issued',
      subject: issued.code,
      before: null,
      after: { balance: amount, paidWith: issued.paidWith },
    });
    await insertEntry(tx, issued, entry.value);
    await enqueueGiftCardMail(tx, { giftCard: issued, at });
    return ok(giftCardOf(issued, [entry.value]));
  });
}

type StaffChange = { readonly code: string; readonly actorId: string | null };
type Rule = (ledger: GiftCardLedger, by: Actor & { readonly at: Instant }) => Result<GiftCardEntry, GiftCardAdminError>;

/** Corrects the balance of a gift card. */
export async function adjustGiftCard(
  services: Services,
  { code, correction, account }: { code: string; correction: GiftCardCorrection; account: Account },
): Answer {
  const limit = await findStaffLimit(services.database);
  return changeGiftCard(services, { code, actorId: account.id }, 'giftCard.adjusted', (ledger, by) => {
    const moved = { amount: correction.amount, before: adjustedBy(ledger, account.id) };
    const limited = whyAboveLimit(account, moved, limit);
    return limited === null ? adjustEntry(ledger, correction, by) : err(limited);
  });
}

/** Voids a gift card. */
export const voidGiftCard = (
  services: Services,
  { reason, ...change }: StaffChange & { readonly reason: string },
): Answer => changeGiftCard(services, change, 'giftCard.voided', (ledger, by) => voidEntry(ledger, { ...by, reason }));

/** Adds the entry that a rule of the core allows, with the gift card locked, and records who did it and why. */
const changeGiftCard = (
  { database, clock }: Services,
  { code, actorId }: StaffChange,
  action: 'giftCard.adjusted' | 'giftCard.voided',
  rule: Rule,
): Answer =>
  database.transaction(async (tx) => {
    const giftCard = await lockNamedGiftCard(tx, code);
    if (giftCard === null) return err({ code: 'giftCardUnknown' });
    const at = clock.now();
    const entry = rule(giftCard.ledger, { actorId, at });
    if (!entry.ok) return entry;
    const changed = await seen(tx, { ...giftCard, ledger: [...giftCard.ledger, entry.value] });
    await recordAudit(tx, {
      at,
      actorId,
      action,
      subject: changed.code,
      before: { balance: balanceOf(giftCard.ledger) },
      after: changeAfter(changed, entry.value),
    });
    await insertEntry(tx, giftCard, entry.value);
    return ok(changed);
  });
