import type { BookingKind } from './booking.ts';

/** The German name of each kind of booking, for staff and in the file for the fiduciary. */
export const BOOKING_LABELS: Record<BookingKind, string> = {
  sale: 'Verkauf',
  refund: 'Rückerstattung',
  stopped: 'Aufgehoben',
  giftCardIssued: 'Gutschein verkauft',
  giftCardRedeemed: 'Gutschein eingelöst',
  giftCardRefunded: 'Gutschein gutgeschrieben',
  giftCardAdjusted: 'Gutschein angepasst',
  giftCardVoided: 'Gutschein gesperrt',
  cashIn: 'Einlage in die Kasse',
  cashOut: 'Entnahme aus der Kasse',
  openingDifference: 'Differenz zum Vortrag der Kasse',
};
