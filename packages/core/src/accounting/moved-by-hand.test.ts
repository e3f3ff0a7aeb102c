import { expect, it } from 'vitest';
import { type BookingKind, type BookingShare, PLAIN_BOOKING, bookingKind } from './booking.ts';
import { movedByHand } from './moved-by-hand.ts';

const share = (method: BookingShare['method'], gross: number): BookingShare => ({ vatRate: 0, method, gross, vat: 0 });
const moved = (kind: BookingKind, shares: BookingShare[], rest: { given?: number; rounding?: number } = {}) =>
  movedByHand({ ...PLAIN_BOOKING, ...rest, kind, shares });

it('counts what is moved in and out alike, over all rates and methods', () => {
  expect(moved('cashIn', [share('cash', 500)])).toBe(500);
  expect(moved('cashOut', [share('cash', -500)])).toBe(500);
  expect(moved('openingDifference', [share('cash', -500)])).toBe(500);
  expect(moved('refund', [share('card', -500), share('card', -20)])).toBe(520);
  expect(moved('writeOff', [share('cash', -500)])).toBe(500);
});

it('counts what is given onto a gift card with what is corrected', () => {
  expect(moved('giftCardAdjusted', [], { given: 500 })).toBe(500);
  expect(moved('giftCardAdjusted', [share('cash', -500)], { given: -20 })).toBe(520);
});

it('counts a gift card that is sold only where the till does not hold the money', () => {
  expect(moved('giftCardIssued', [share('cash', 5000)])).toBe(0);
  expect(moved('giftCardIssued', [share('card', 5000)])).toBe(5000);
  expect(moved('giftCardIssued', [share('twint', 5000)])).toBe(5000);
});

it('counts of a corrected payment what it lowers, and neither another method nor the rounding of cash', () => {
  expect(moved('paymentCorrected', [share('cash', -5000)])).toBe(5000);
  expect(moved('paymentCorrected', [share('cash', -5000), share('card', 4000)])).toBe(5000);
  expect(moved('paymentCorrected', [share('cash', -5000), share('card', 5000)])).toBe(5000);
  expect(moved('paymentCorrected', [share('card', -5000), share('cash', 5000)])).toBe(0);
  expect(moved('paymentCorrected', [share('card', -4998), share('cash', 4995)], { rounding: -3 })).toBe(0);
  expect(moved('paymentCorrected', [share('cash', 5000)])).toBe(0);
});

it('counts what was ready and is stopped, as it would have cost', () => {
  const stopped = { ...PLAIN_BOOKING, shares: [], orderTotal: 13_850 };
  expect(movedByHand({ ...stopped, kind: 'stoppedReady' })).toBe(13_850);
  expect(movedByHand({ ...stopped, kind: 'stopped' })).toBe(0);
});

it('gives nothing of the limit back, whatever a booking says', () => {
  const below = { ...PLAIN_BOOKING, shares: [share('cash', -500)], orderTotal: -100_000, given: -700, rounding: -900 };
  for (const kind of bookingKind.options) expect(movedByHand({ ...below, kind })).toBeGreaterThanOrEqual(0);
});

it('does not count what guests cause', () => {
  const counted = bookingKind.options.filter((kind) => moved(kind, [share('card', -500)]) > 0);
  expect(counted).toEqual([
    'refund',
    'writeOff',
    'paymentCorrected',
    'giftCardIssued',
    'giftCardAdjusted',
    'cashIn',
    'cashOut',
    'openingDifference',
    'cashDifference',
    'terminalDifference',
  ]);
});
