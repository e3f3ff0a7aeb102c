import type { Booking, BookingKind, BookingShare } from './booking.ts';

type Moved = Pick<Booking, 'kind' | 'shares' | 'given' | 'orderTotal' | 'rounding'>;

const grossOf = (shares: readonly BookingShare[]): number =>
  shares.reduce((sum, { gross }) => sum + Math.abs(gross), 0);

const nothing = (): number => 0;

/** All of it, whether it came in or went out. */
const allOfIt = ({ shares, given }: Moved): number => grossOf(shares) + Math.abs(given);

/** What was paid into the till lies there and is counted; of a card or TWINT the books know only what staff say. */
const paidBesideTheTill = ({ shares }: Moved): number => grossOf(shares.filter(({ method }) => method !== 'cash'));

/** What these shares together take out. */
const netOutflow = (shares: readonly BookingShare[], rounding = 0): number =>
  Math.max(
    0,
    shares.reduce((sum, { gross }) => sum - gross, rounding),
  );

/**
 * What a guest has paid less than was said before, where the rounding of cash is not somebody's doing; or what the till
 * holds less, since nobody can count what was paid by card or TWINT instead.
 */
const paidLess = ({ shares, rounding }: Moved): number =>
  Math.max(netOutflow(shares, rounding), netOutflow(shares.filter(({ method }) => method === 'cash')));

/** How much a booking of each kind counts towards the limit of staff. */
const COUNTED: Readonly<Record<BookingKind, (moved: Moved) => number>> = {
  sale: nothing,
  saleUndone: nothing,
  stopped: nothing,
  // A guest who calls while the cook begins is everyday.
  stoppedPreparing: nothing,
  loweredPreparing: nothing,
  stoppedReady: ({ orderTotal }) => orderTotal,
  loweredReady: ({ orderTotal }) => orderTotal,
  // The law asks for it, whatever it costs. Source: LMG art. 14, AlkG art. 41.
  alcoholWithheld: nothing,
  redelivered: ({ orderTotal }) => orderTotal,
  stopUndone: nothing,
  tip: ({ orderTotal }) => orderTotal,
  refund: allOfIt,
  writeOff: allOfIt,
  paymentCorrected: paidLess,
  giftCardIssued: paidBesideTheTill,
  giftCardAdjusted: allOfIt,
  // They follow from an order, whose own bookings count.
  giftCardRedeemed: nothing,
  giftCardRefunded: nothing,
  // Only the management voids.
  giftCardVoided: nothing,
  cashIn: allOfIt,
  cashOut: allOfIt,
  openingDifference: allOfIt,
  cashDifference: allOfIt,
  terminalDifference: allOfIt,
};

/** How many Rappen somebody moved by hand with a booking, never negative: they count towards the limit of staff. */
export const movedByHand = (booking: Moved): number => Math.max(0, COUNTED[booking.kind](booking));

/** How many Rappen these bookings moved by hand, together. */
export const sumMovedByHand = (bookings: readonly Moved[]): number =>
  bookings.reduce((sum, booking) => sum + movedByHand(booking), 0);
