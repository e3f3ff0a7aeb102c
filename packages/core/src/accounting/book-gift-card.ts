import { codeHint } from '../gift-card/gift-card-code.ts';
import type { GiftCard, GiftCardEntry } from '../gift-card/gift-card.ts';
import type { PaymentMethod } from '../payment/payment.ts';
import { type Booking, type BookingKind, type BookingMethod, PLAIN_BOOKING } from './booking.ts';

const KINDS: Record<GiftCardEntry['kind'], BookingKind> = {
  issued: 'giftCardIssued',
  redeemed: 'giftCardRedeemed',
  refunded: 'giftCardRefunded',
  adjusted: 'giftCardAdjusted',
  voided: 'giftCardVoided',
};

function methodOf({ kind }: GiftCardEntry, paidWith: PaymentMethod | null): BookingMethod | null {
  if (kind === 'issued') return paidWith;
  return kind === 'redeemed' || kind === 'refunded' ? 'giftCard' : null;
}

/**
 * The booking of an entry in a gift card's ledger: what the restaurant owes changes, turnover and VAT do not.
 * `orderNumber` is that of the order that was paid or gives back. Source: MWSTG art. 24, value vouchers.
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
  note: entry.reason === '' ? codeHint(code) : `${codeHint(code)}: ${entry.reason}`,
  shares: entry.amount === 0 ? [] : [{ vatRate: 0, method: methodOf(entry, paidWith), gross: entry.amount, vat: 0 }],
});
