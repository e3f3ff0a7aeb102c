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

/** The last block of a code names it well enough among its neighbours and pays for nothing. */
const hint = (code: string): string => `…${code.slice(-5)}`;

function methodOf({ kind }: GiftCardEntry, paidWith: PaymentMethod | null): BookingMethod | null {
  if (kind === 'issued') return paidWith;
  return kind === 'redeemed' || kind === 'refunded' ? 'giftCard' : null;
}

/**
 * The booking of an entry in a gift card's ledger: what the restaurant owes changes, turnover and VAT do not. Source:
 * MWSTG art. 24, value vouchers.
 */
export const bookingOfGiftCard = (
  entry: GiftCardEntry,
  { code, paidWith }: Pick<GiftCard, 'code' | 'paidWith'>,
): Booking => ({
  ...PLAIN_BOOKING,
  kind: KINDS[entry.kind],
  at: entry.at,
  actorId: entry.actorId,
  orderId: entry.orderId,
  note: entry.reason === '' ? hint(code) : `${hint(code)}: ${entry.reason}`,
  shares: entry.amount === 0 ? [] : [{ vatRate: 0, method: methodOf(entry, paidWith), gross: entry.amount, vat: 0 }],
});
