import { codeHint } from '../gift-card/gift-card-code.ts';
import type { GiftCard, GiftCardEntry } from '../gift-card/gift-card.ts';
import { formatMoney } from '../money/format-money.ts';
import type { PaymentMethod } from '../payment/payment.ts';
import { type Booking, type BookingKind, type BookingMethod, PLAIN_BOOKING } from './booking.ts';

const KINDS: Record<GiftCardEntry['kind'], BookingKind> = {
  issued: 'giftCardIssued',
  redeemed: 'giftCardRedeemed',
  refunded: 'giftCardRefunded',
  given: 'giftCardAdjusted',
  adjusted: 'giftCardAdjusted',
  voided: 'giftCardVoided',
};

function methodOf({ kind }: GiftCardEntry, paidWith: PaymentMethod | null): BookingMethod | null {
  if (kind === 'issued') return paidWith;
  return kind === 'redeemed' || kind === 'refunded' ? 'giftCard' : null;
}

const owedOf = ({ amount, given }: GiftCardEntry): number => amount - given;

function noteOf({ given, reason }: GiftCardEntry, code: string): string {
  const words = [reason, given === 0 ? '' : `${formatMoney(Math.abs(given))} aus Kulanz`].filter((word) => word !== '');
  return words.length === 0 ? codeHint(code) : `${codeHint(code)}: ${words.join(', ')}`;
}

/**
 * The booking of an entry in a gift card's ledger: it changes what the restaurant owes, but neither turnover nor VAT.
 * Only the paid part is owed; the given part is named in the note alone. `orderNumber` is the order that was paid or
 * refunded. Source: MWSTG art. 24, value vouchers.
 */
export const bookingOfGiftCard = (
  entry: GiftCardEntry,
  { code, paidWith }: Pick<GiftCard, 'code' | 'paidWith'>,
  orderNumber: number | null = null,
): Booking => ({
  ...PLAIN_BOOKING,
  kind: KINDS[entry.kind],
  at: entry.at,
  actorId: entry.actorId,
  orderId: entry.orderId,
  orderNumber,
  note: noteOf(entry, code),
  shares: owedOf(entry) === 0 ? [] : [{ vatRate: 0, method: methodOf(entry, paidWith), gross: owedOf(entry), vat: 0 }],
});
