import { randomBytes } from 'node:crypto';
import type {
  GiftCard,
  GiftCardBalance,
  GiftCardDeskError,
  GiftCardEntry,
  GiftCardUnusable,
} from '@ofenpost/core/gift-card/gift-card';
import { createGiftCardCode, parseGiftCardCode } from '@ofenpost/core/gift-card/gift-card-code';
import type { GiftCardDraft } from '@ofenpost/core/gift-card/gift-card-draft';
import { type GiftCardLedger, giftCardOf, issueEntry, usableBalance } from '@ofenpost/core/gift-card/gift-card-ledger';
import { type Result, err, ok } from '@ofenpost/core/result/result';
import type { Instant } from '@ofenpost/core/time/instant';
import type { Services } from '../services.ts';
import { type StoredGiftCard, findGiftCard, insertEntry, insertGiftCard } from './gift-card.repository.ts';
import { lockNamedGiftCard } from './pay-by-gift-card.ts';

type Actor = { readonly actorId: string | null };
type Answer = Promise<Result<GiftCard, GiftCardDeskError>>;

const seen = ({ ledger, ...issued }: StoredGiftCard): GiftCard => giftCardOf(issued, ledger);

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
  return giftCard === null ? err({ code: 'giftCardUnknown' }) : ok(seen(giftCard));
}

export async function issueGiftCard(
  { database, clock }: Services,
  { draft: { amount, ...entered }, actorId }: Actor & { readonly draft: GiftCardDraft },
): Answer {
  const entry = issueEntry(amount, { at: clock.now(), actorId });
  if (!entry.ok) return entry;
  const issued = { ...entered, code: createGiftCardCode(randomBytes) };
  await database.transaction(async (tx) => {
    await insertGiftCard(tx, issued);
    await insertEntry(tx, issued.code, entry.value);
  });
  return ok(giftCardOf(issued, [entry.value]));
}

/** Adds the entry that a rule of the core allows, with the gift card locked meanwhile. */
export const changeGiftCard = (
  { database, clock }: Services,
  { code, actorId }: Actor & { readonly code: string },
  rule: (ledger: GiftCardLedger, by: Actor & { readonly at: Instant }) => Result<GiftCardEntry, GiftCardDeskError>,
): Answer =>
  database.transaction(async (tx) => {
    const giftCard = await lockNamedGiftCard(tx, code);
    if (giftCard === null) return err({ code: 'giftCardUnknown' });
    const entry = rule(giftCard.ledger, { actorId, at: clock.now() });
    if (!entry.ok) return entry;
    await insertEntry(tx, giftCard.code, entry.value);
    return ok(seen({ ...giftCard, ledger: [...giftCard.ledger, entry.value] }));
  });
