import { type Result, err, ok } from '../result/result.ts';
import { businessDayOf } from '../time/business-day.ts';
import type { Instant } from '../time/instant.ts';
import type { GiftCardAdminError } from './gift-card-admin-error.ts';
import { codeHint } from './gift-card-code.ts';
import type { GiftCardCorrection, GiftCardDraft } from './gift-card-draft.ts';
import type { GiftCardUnusable } from './gift-card-unusable.ts';
import {
  GIFT_CARD_MAX,
  GIFT_CARD_MIN,
  type GiftCard,
  type GiftCardBalance,
  type GiftCardEntry,
  type GiftCardPaymentError,
  type NewGiftCard,
} from './gift-card.ts';

/** The entered data of a gift card, with its id and code. */
export type EnteredGiftCard = Pick<GiftCard, 'id' | 'code' | 'buyer' | 'greeting' | 'email' | 'paidWith'>;

/** The entries of a gift card. Each rule below answers the entry to add, or why it is refused. */
export type GiftCardLedger = readonly GiftCardEntry[];

/** The account that changes a gift card, and when. */
type By = { readonly at: Instant; readonly actorId: string | null };
type OrderPayment = By & { readonly orderId: string };

const ofOrder = (ledger: GiftCardLedger, id: string): GiftCardLedger => ledger.filter(({ orderId }) => orderId === id);

/** The balance of a gift card, in Rappen: the sum of its ledger, never below zero. */
export const balanceOf = (ledger: GiftCardLedger): number => ledger.reduce((sum, { amount }) => sum + amount, 0);

/** The given part of a balance, in Rappen: never below zero, never above the balance. */
export const givenOf = (ledger: GiftCardLedger): number => ledger.reduce((sum, { given }) => sum + given, 0);

/**
 * The face value of a gift card, in Rappen: the amount at issue with the corrections of staff, whatever was paid with it
 * since. Papers and mails name it.
 */
export const faceValueOf = (ledger: GiftCardLedger): number =>
  balanceOf(ledger.filter(({ kind }, index) => index === 0 || kind === 'given' || kind === 'adjusted'));

/** Whether a gift card was voided, which is final. */
export const isVoided = (ledger: GiftCardLedger): boolean => ledger.some(({ kind }) => kind === 'voided');

/**
 * Whether a request repeats the issue of a gift card: by the same person, with the same texts and the same amount.
 * Others who know what was entered would read the whole code without an entry in the audit log.
 */
export const isSameIssue = (
  issued: EnteredGiftCard,
  [issue]: GiftCardLedger,
  draft: GiftCardDraft & Pick<GiftCardEntry, 'actorId'>,
): boolean =>
  issue?.kind === 'issued' &&
  issue.actorId !== null &&
  issue.actorId === draft.actorId &&
  issue.amount === draft.amount &&
  issued.buyer === draft.buyer &&
  issued.greeting === draft.greeting &&
  issued.email === draft.email &&
  issued.paidWith === draft.paidWith;

/** A gift card as staff see it, from its entered data and its ledger. */
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

/** The usable balance of a gift card, in Rappen. `ledger` is null for an unknown code. */
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

type Paid = Pick<GiftCardEntry, 'amount' | 'given'>;

/** Whether a balance has this amount, and its given part as well as its paid one. */
const canPay = ({ balance, given }: GiftCardBalance, paid: Paid): boolean =>
  paid.amount <= balance && paid.given <= given && paid.amount - paid.given <= balance - given;

/**
 * Pays `amount` Rappen of an order, a part of the balance or all of it; an order can use a gift card once. `given` of it
 * is a discount of the order (`giftCardDiscount`). Source: MWSTG art. 24 para. 1 and art. 41.
 */
export function redeemEntry(
  ledger: GiftCardLedger,
  { amount, given }: Paid,
  payment: OrderPayment,
): Result<GiftCardEntry, GiftCardPaymentError> {
  const usable = usableBalance(ledger);
  if (!usable.ok) return usable;
  if (!Number.isInteger(amount) || amount <= 0) return err({ code: 'amountInvalid' });
  if (ofOrder(ledger, payment.orderId).length > 0) return err({ code: 'alreadyRedeemed' });
  return canPay(usable.value, { amount, given })
    ? ok({ kind: 'redeemed', amount: 0 - amount, given: 0 - given, ...payment, reason: '' })
    : err({ code: 'balanceTooLow', balance: usable.value.balance });
}

type NothingToRefund = Extract<GiftCardPaymentError, { code: 'nothingToRefund' }>;

/** The refund of an order, and the gift card that gets it. */
export type GiftCardRefund = {
  readonly giftCard: EnteredGiftCard;
  readonly entry: GiftCardEntry;
  /** The gift card is new, because the one that paid is void. */
  readonly isReplacement: boolean;
};

/**
 * Refunds what an order took, or a part of it. A void gift card cannot get a refund: a new one of the same buyer does,
 * `unused`.
 */
export function refundOf(
  { ledger, ...giftCard }: EnteredGiftCard & { readonly ledger: GiftCardLedger },
  { amount, given, ...payment }: OrderPayment & Pick<GiftCardEntry, 'amount' | 'given'>,
  unused: NewGiftCard,
): Result<GiftCardRefund, NothingToRefund> {
  const own = ofOrder(ledger, payment.orderId);
  if (amount <= 0 || amount > -balanceOf(own)) return err({ code: 'nothingToRefund' });
  const isReplacement = isVoided(ledger);
  const reason = isReplacement ? `Ersatz für den gesperrten Gutschein ${codeHint(giftCard.code)}` : '';
  return ok({
    giftCard: isReplacement ? { ...giftCard, ...unused } : giftCard,
    entry: { kind: 'refunded', amount, given, ...payment, reason },
    isReplacement,
  });
}

/**
 * Takes back the refund of an order that goes on after all, as it was: the given part as a given one. Refused where it
 * has been spent meanwhile, or the gift card is void.
 */
export function redeemAgainEntry(
  ledger: GiftCardLedger,
  payment: OrderPayment,
): Result<GiftCardEntry, GiftCardPaymentError> {
  const refund = ofOrder(ledger, payment.orderId).at(-1);
  if (refund?.kind !== 'refunded') return err({ code: 'nothingToRefund' });
  const usable = usableBalance(ledger);
  if (!usable.ok) return usable;
  if (!canPay(usable.value, refund)) return err({ code: 'balanceTooLow', balance: usable.value.balance });
  return ok({ kind: 'redeemed', amount: 0 - refund.amount, given: 0 - refund.given, ...payment, reason: 'Rückgängig' });
}

function changeBlocker(ledger: GiftCardLedger): GiftCardAdminError | null {
  if (ledger.length === 0) return { code: 'giftCardUnknown' };
  return isVoided(ledger) ? { code: 'giftCardVoid' } : null;
}

/**
 * Changes the balance by `amount` Rappen: not below zero, not above the maximum of a gift card, and only from the
 * balance that was shown. A given amount is only added. A correction goes up or down; down it takes the given part
 * first, as an order does, so that a paid part never becomes a given one.
 */
export function adjustEntry(
  ledger: GiftCardLedger,
  { kind = 'adjusted', amount, reason, seenBalance }: GiftCardCorrection,
  by: By,
): Result<GiftCardEntry, GiftCardAdminError> {
  const refused = changeBlocker(ledger);
  if (refused !== null) return err(refused);
  const balance = balanceOf(ledger);
  if (balance !== seenBalance) return err({ code: 'balanceChanged', balance });
  if (!Number.isInteger(amount) || amount === 0 || (kind === 'given' && amount < 0))
    return err({ code: 'amountInvalid' });
  if (balance + amount < 0) return err({ code: 'balanceTooLow', balance });
  if (amount > 0 && balance + amount > GIFT_CARD_MAX) return err({ code: 'amountInvalid' });
  const added = kind === 'given' ? amount : 0;
  return ok({
    kind,
    amount,
    given: amount < 0 ? 0 - Math.min(givenOf(ledger), -amount) : added,
    ...by,
    orderId: null,
    reason,
  });
}

/**
 * Whether a change adds to a gift card what no money answers for, so that it is for the management: goodwill on the day
 * on which it was sold, or a correction upwards of one of which nobody knows how it was paid.
 */
export const isUnpaidValue = (
  { paidWith, ledger }: Pick<GiftCard, 'paidWith'> & { readonly ledger: GiftCardLedger },
  { kind, amount, at }: Pick<GiftCardEntry, 'kind' | 'amount' | 'at'>,
): boolean => {
  const [issued] = ledger;
  if (kind === 'given') return issued !== undefined && businessDayOf(issued.at) === businessDayOf(at);
  return kind === 'adjusted' && amount > 0 && paidWith === null;
};

/** The part of the audit log's record after a change of the balance. */
export const changeAfter = ({ balance }: Pick<GiftCard, 'balance'>, { given, reason }: GiftCardEntry) => ({
  balance,
  ...(given === 0 ? {} : { given }),
  reason,
});

/** Voids a gift card: takes off the balance, and ends its use. */
export function voidEntry(
  ledger: GiftCardLedger,
  { reason, ...by }: By & { readonly reason: string },
): Result<GiftCardEntry, GiftCardAdminError> {
  const refused = changeBlocker(ledger);
  if (refused !== null) return err(refused);
  const given = 0 - givenOf(ledger);
  return ok({ kind: 'voided', amount: 0 - balanceOf(ledger), given, ...by, orderId: null, reason });
}
