import { type Result, err, ok } from '../result/result.ts';
import type { Instant } from '../time/instant.ts';
import { codeHint } from './gift-card-code.ts';
import type { GiftCardCorrection, GiftCardDraft } from './gift-card-draft.ts';
import {
  GIFT_CARD_MAX,
  GIFT_CARD_MIN,
  type GiftCard,
  type GiftCardBalance,
  type GiftCardDeskError,
  type GiftCardEntry,
  type GiftCardPaymentError,
  type GiftCardUnusable,
} from './gift-card.ts';

/** What was entered for a gift card, and how it is named since. */
export type EnteredGiftCard = Pick<GiftCard, 'id' | 'code' | 'buyer' | 'greeting' | 'email' | 'paidWith'>;

/** What happened to a gift card. Each rule below answers the entry to add, or why it must not be. */
export type GiftCardLedger = readonly GiftCardEntry[];

/** Who does something to a gift card, and when. */
type By = { readonly at: Instant; readonly actorId: string | null };
type OrderPayment = By & { readonly orderId: string };

const ofOrder = (ledger: GiftCardLedger, id: string): GiftCardLedger => ledger.filter(({ orderId }) => orderId === id);

/** What is left on a gift card, in Rappen: the sum of its ledger, never below zero. */
export const balanceOf = (ledger: GiftCardLedger): number => ledger.reduce((sum, { amount }) => sum + amount, 0);

/** How much of a balance nobody paid for, in Rappen: never below zero, never above the balance. */
export const givenOf = (ledger: GiftCardLedger): number => ledger.reduce((sum, { given }) => sum + given, 0);

/**
 * What a gift card is for, in Rappen, whatever was paid with it since: what it began with, as staff corrected it. Papers
 * and mails name this.
 */
export const faceValueOf = (ledger: GiftCardLedger): number =>
  balanceOf(ledger.filter(({ kind }, index) => index === 0 || kind === 'given' || kind === 'adjusted'));

/** Whether a gift card was voided. It stays so. */
export const isVoided = (ledger: GiftCardLedger): boolean => ledger.some(({ kind }) => kind === 'voided');

/** Whether a gift card that is asked for again is the one that was issued: the same words and the same amount. */
export const isSameIssue = (issued: EnteredGiftCard, ledger: GiftCardLedger, draft: GiftCardDraft): boolean =>
  issued.buyer === draft.buyer &&
  issued.greeting === draft.greeting &&
  issued.email === draft.email &&
  issued.paidWith === draft.paidWith &&
  ledger[0]?.amount === draft.amount;

/** A gift card as staff see it, from what was entered for it and what happened to it since. */
export const giftCardOf = (
  { id, code, buyer, greeting, email, paidWith }: EnteredGiftCard,
  ledger: GiftCardLedger,
): GiftCard => ({
  id,
  code,
  buyer,
  greeting,
  email,
  paidWith,
  balance: balanceOf(ledger),
  isVoid: isVoided(ledger),
  entries: [...ledger],
});

/** What can be paid with a gift card, in Rappen. `ledger` null: nobody knows the code. */
export function usableBalance(ledger: GiftCardLedger | null): Result<GiftCardBalance, GiftCardUnusable> {
  if (ledger === null || isVoided(ledger)) return err({ code: 'giftCardUnusable' });
  const balance = balanceOf(ledger);
  return balance > 0 ? ok({ balance, given: givenOf(ledger) }) : err({ code: 'giftCardUnusable' });
}

/** The first entry of a new gift card. `amount` in Rappen, CHF 10 to CHF 1000. */
export function issueEntry(amount: number, by: By): Result<GiftCardEntry, { readonly code: 'amountInvalid' }> {
  if (!Number.isInteger(amount) || amount < GIFT_CARD_MIN || amount > GIFT_CARD_MAX)
    return err({ code: 'amountInvalid' });
  return ok({ kind: 'issued', amount, given: 0, ...by, orderId: null, reason: '' });
}

/** The part of what is taken off that nobody paid for: it is taken first. */
const givenFirst = (ledger: GiftCardLedger, amount: number): number => 0 - Math.min(givenOf(ledger), amount);

/**
 * Pays `amount` Rappen of an order, part of the balance or all of it; an order pays with a gift card once. What nobody paid
 * for is a discount of the order (`giftCardDiscount`). Source: MWSTG art. 24 para. 1 and art. 41.
 */
export function redeemEntry(
  ledger: GiftCardLedger,
  amount: number,
  payment: OrderPayment,
): Result<GiftCardEntry, GiftCardPaymentError> {
  const usable = usableBalance(ledger);
  if (!usable.ok) return usable;
  if (!Number.isInteger(amount) || amount <= 0) return err({ code: 'amountInvalid' });
  if (ofOrder(ledger, payment.orderId).length > 0) return err({ code: 'alreadyRedeemed' });
  const { balance } = usable.value;
  return amount > balance
    ? err({ code: 'balanceTooLow', balance })
    : ok({ kind: 'redeemed', amount: -amount, given: givenFirst(ledger, amount), ...payment, reason: '' });
}

type NothingToRefund = Extract<GiftCardPaymentError, { code: 'nothingToRefund' }>;

/** What an order gives back, and to which gift card. */
export type GiftCardRefund = {
  readonly giftCard: EnteredGiftCard;
  readonly entry: GiftCardEntry;
  /** It was made for this, as the one that paid is void. */
  readonly isReplacement: boolean;
};

/**
 * Gives back what an order took, once. A void gift card takes nothing any more: another one of the same buyer does, which
 * is named by `unused`, an id and a code that nothing has.
 */
export function refundOf(
  { ledger, ...giftCard }: EnteredGiftCard & { readonly ledger: GiftCardLedger },
  payment: OrderPayment,
  unused: Pick<GiftCard, 'id' | 'code'>,
): Result<GiftCardRefund, NothingToRefund> {
  const own = ofOrder(ledger, payment.orderId);
  const taken = -balanceOf(own);
  if (taken <= 0) return err({ code: 'nothingToRefund' });
  const isReplacement = isVoided(ledger);
  const reason = isReplacement ? `Ersatz für den gesperrten Gutschein ${codeHint(giftCard.code)}` : '';
  return ok({
    giftCard: isReplacement ? { ...giftCard, ...unused } : giftCard,
    entry: { kind: 'refunded', amount: taken, given: 0 - givenOf(own), ...payment, reason },
    isReplacement,
  });
}

function whyNotChangeable(ledger: GiftCardLedger): GiftCardDeskError | null {
  if (ledger.length === 0) return { code: 'giftCardUnknown' };
  return isVoided(ledger) ? { code: 'giftCardVoid' } : null;
}

/**
 * Changes the balance by `amount` Rappen: not below zero, not above what a gift card may be issued for, and only from the
 * balance that was seen. What is given is only added. A correction goes up or down; down it takes what was given first, as
 * an order does, so that nothing that was paid turns into a gift.
 */
export function adjustEntry(
  ledger: GiftCardLedger,
  { kind = 'adjusted', amount, reason, seenBalance }: GiftCardCorrection,
  by: By,
): Result<GiftCardEntry, GiftCardDeskError> {
  const refused = whyNotChangeable(ledger);
  if (refused !== null) return err(refused);
  const balance = balanceOf(ledger);
  if (balance !== seenBalance) return err({ code: 'balanceChanged', balance });
  if (!Number.isInteger(amount) || amount === 0 || (kind === 'given' && amount < 0))
    return err({ code: 'amountInvalid' });
  if (balance + amount < 0) return err({ code: 'balanceTooLow', balance });
  if (amount > 0 && balance + amount > GIFT_CARD_MAX) return err({ code: 'amountInvalid' });
  const added = kind === 'given' ? amount : 0;
  return ok({ kind, amount, given: amount < 0 ? givenFirst(ledger, -amount) : added, ...by, orderId: null, reason });
}

/** What somebody added to a balance so far, in Rappen; negative: took off. */
export const adjustedBy = (ledger: GiftCardLedger, actorId: string | null): number =>
  balanceOf(
    ledger.filter((entry) => entry.actorId === actorId && (entry.kind === 'given' || entry.kind === 'adjusted')),
  );

/** What the log of changes says of a balance that staff changed. */
export const changeAfter = ({ balance }: Pick<GiftCard, 'balance'>, { given, reason }: GiftCardEntry) => ({
  balance,
  ...(given === 0 ? {} : { given }),
  reason,
});

/** Ends a gift card: takes off what is left, and nothing can be paid with it any more. */
export function voidEntry(
  ledger: GiftCardLedger,
  { reason, ...by }: By & { readonly reason: string },
): Result<GiftCardEntry, GiftCardDeskError> {
  const refused = whyNotChangeable(ledger);
  if (refused !== null) return err(refused);
  const given = 0 - givenOf(ledger);
  return ok({ kind: 'voided', amount: 0 - balanceOf(ledger), given, ...by, orderId: null, reason });
}
