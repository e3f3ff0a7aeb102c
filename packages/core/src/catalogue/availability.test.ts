import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openingStatus } from '../opening-hours/opening-status.ts';
import { toInstant } from '../time/zurich.ts';
import { productAvailability, servedAt } from './availability.ts';
import { MARGHERITA } from './product.fixtures.ts';

// A Friday.
const at = (time: string) => toInstant('2026-11-20', time);

describe('productAvailability', () => {
  it('is available without limits', () => {
    expect(productAvailability(MARGHERITA, servedAt(at('12:00')))).toEqual({ available: true });
  });

  it('tells that it is switched off', () => {
    expect(productAvailability({ ...MARGHERITA, available: false }, servedAt(at('12:00')))).toEqual({
      available: false,
      reason: 'switchedOff',
      again: null,
      explanation: 'Zurzeit nicht verfügbar',
    });
  });

  it('is sold out until an instant, and back at it', () => {
    const soldOut = { ...MARGHERITA, soldOutUntil: at('18:00') };
    expect(productAvailability(soldOut, servedAt(at('17:59')))).toEqual({
      available: false,
      reason: 'soldOut',
      again: at('18:00'),
      explanation: 'Ausverkauft, wieder da heute um 18:00',
    });
    expect(productAvailability(soldOut, servedAt(at('18:00')))).toEqual({ available: true });
  });

  it('keeps to its weekdays and its window', () => {
    const lunch = { ...MARGHERITA, availabilitySchedule: { daysOfWeek: [1, 5], from: '11:00', to: '14:00' } };
    expect(productAvailability(lunch, servedAt(at('11:00'))).available).toBe(true);
    expect(productAvailability(lunch, servedAt(at('14:00')))).toEqual({
      available: false,
      reason: 'outsideSchedule',
      again: toInstant('2026-11-23', '11:00'),
      explanation: 'Erst wieder Montag um 11:00',
    });
  });

  it('keeps to a window past midnight', () => {
    const night = { ...MARGHERITA, availabilitySchedule: { daysOfWeek: [4], from: '22:00', to: '02:00' } };
    expect(productAvailability(night, servedAt(at('01:59'))).available).toBe(true);
    expect(productAvailability(night, servedAt(at('02:00'))).available).toBe(false);
  });

  it('knows no time for a schedule without weekdays', () => {
    const never = { ...MARGHERITA, availabilitySchedule: { daysOfWeek: [], from: '11:00', to: '14:00' } };
    expect(productAvailability(never, servedAt(at('12:00')))).toMatchObject({
      again: null,
      explanation: 'Zurzeit nicht verfügbar',
    });
  });

  it('is back when it is neither sold out nor outside of its window', () => {
    const lunch = { ...MARGHERITA, availabilitySchedule: { daysOfWeek: [1, 5], from: '11:00', to: '14:00' } };
    const againAfter = (soldOutUntil: string) => productAvailability({ ...lunch, soldOutUntil }, servedAt(at('12:00')));
    expect(againAfter(at('13:59'))).toMatchObject({ reason: 'soldOut', again: at('13:59') });
    expect(againAfter(at('14:00'))).toEqual({
      available: false,
      reason: 'soldOut',
      again: toInstant('2026-11-23', '11:00'),
      explanation: 'Ausverkauft, wieder da Montag um 11:00',
    });
    const never = { ...lunch.availabilitySchedule, daysOfWeek: [] };
    expect(
      productAvailability({ ...lunch, soldOutUntil: at('13:00'), availabilitySchedule: never }, servedAt(at('12:00'))),
    ).toMatchObject({ reason: 'soldOut', again: null, explanation: 'Ausverkauft' });
  });

  it('is switched off before it is sold out', () => {
    expect(
      productAvailability({ ...MARGHERITA, available: false, soldOutUntil: at('18:00') }, servedAt(at('12:00'))),
    ).toMatchObject({ reason: 'switchedOff' });
  });

  it('takes doubled weekdays and equal times as they are meant', () => {
    const wholeDays = { ...MARGHERITA, availabilitySchedule: { daysOfWeek: [5, 5], from: '00:00', to: '00:00' } };
    expect(productAvailability(wholeDays, servedAt(at('00:00')))).toEqual({ available: true });
    expect(productAvailability(wholeDays, servedAt(at('23:59')))).toEqual({ available: true });
    expect(productAvailability(wholeDays, servedAt(toInstant('2026-11-21', '00:00'))).available).toBe(false);
  });

  it('answers at any millisecond what the schedule of a shop with that window would', () => {
    const day = fc.nat(6);
    const time = fc
      .tuple(fc.nat(23), fc.nat(59))
      .map((parts) => parts.map((part) => `${part}`.padStart(2, '0')).join(':'));
    const instant = fc.integer({ min: 0, max: 9 * 86_400_000 }).map((ms) => new Date(Date.parse('2026-10-20') + ms));
    fc.assert(
      fc.property(fc.array(day), time, time, fc.option(instant), instant, (daysOfWeek, from, to, end, now) => {
        const soldOutUntil = end?.toISOString() ?? null;
        const product = { available: true, soldOutUntil, availabilitySchedule: { daysOfWeek, from, to } };
        const availability = productAvailability(product, servedAt(now.toISOString()));
        const openingDays = daysOfWeek.map((dayOfWeek) => ({ dayOfWeek, openingHour: [{ open: from, close: to }] }));
        const { state } = openingStatus({ openingDays, extraordinaryOpeningHour: [] }, now.toISOString(), null);
        expect(availability.available).toBe(state !== 'closed' && (end === null || end <= now));
        const again = availability.available ? null : availability.again;
        expect(again === null || productAvailability(product, servedAt(again)).available).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
