import { describe, expect, it } from 'vitest';
import { toInstant } from '../time/zurich.ts';
import { productAvailability } from './product-availability.ts';
import { MARGHERITA } from './product.fixtures.ts';

// A Friday.
const at = (time: string) => toInstant('2026-11-20', time);

describe('productAvailability', () => {
  it('is available without limits', () => {
    expect(productAvailability(MARGHERITA, at('12:00'))).toEqual({ available: true });
  });

  it('tells that it is switched off', () => {
    expect(productAvailability({ ...MARGHERITA, available: false }, at('12:00'))).toEqual({
      available: false,
      reason: 'switchedOff',
      again: null,
      explanation: 'Zurzeit nicht verfügbar',
    });
  });

  it('is sold out until an instant, and back at it', () => {
    const soldOut = { ...MARGHERITA, soldOutUntil: at('18:00') };
    expect(productAvailability(soldOut, at('17:59'))).toEqual({
      available: false,
      reason: 'soldOut',
      again: at('18:00'),
      explanation: 'Ausverkauft, wieder da heute um 18:00',
    });
    expect(productAvailability(soldOut, at('18:00'))).toEqual({ available: true });
  });

  it('keeps to its weekdays and its window', () => {
    const lunch = { ...MARGHERITA, availabilitySchedule: { daysOfWeek: [1, 5], from: '11:00', to: '14:00' } };
    expect(productAvailability(lunch, at('11:00')).available).toBe(true);
    expect(productAvailability(lunch, at('14:00'))).toEqual({
      available: false,
      reason: 'outsideSchedule',
      again: toInstant('2026-11-23', '11:00'),
      explanation: 'Erst wieder Montag um 11:00',
    });
  });

  it('keeps to a window past midnight', () => {
    const night = { ...MARGHERITA, availabilitySchedule: { daysOfWeek: [4], from: '22:00', to: '02:00' } };
    expect(productAvailability(night, at('01:59')).available).toBe(true);
    expect(productAvailability(night, at('02:00')).available).toBe(false);
  });

  it('knows no time for a schedule without weekdays', () => {
    const never = { ...MARGHERITA, availabilitySchedule: { daysOfWeek: [], from: '11:00', to: '14:00' } };
    expect(productAvailability(never, at('12:00'))).toMatchObject({
      again: null,
      explanation: 'Zurzeit nicht verfügbar',
    });
  });
});
