import { describe, expect, it } from 'vitest';
import {
  closedDay,
  daysInTheWay,
  kindOf,
  saysTheSame,
  withKind,
  withRun,
  withTexts,
  withoutRun,
} from './edit-special-days.ts';
import type { ServiceDay, SpecialDay } from './special-days.ts';

const USUAL = [{ open: '17:00', close: '22:00' }];
const CLOSED: ServiceDay = { openingHour: [], shortMessage: 'Ferien', message: 'Bis bald.' };
const OTHER: ServiceDay = { openingHour: USUAL, shortMessage: 'Fest', message: '' };
const day = closedDay('Ferien');

describe('a run of special days', () => {
  it('is put in, moved and taken out', () => {
    expect(withRun(null, { first: '2026-12-30', last: '2026-12-31', day })).toEqual({
      '2026-12-30': day,
      '2026-12-31': day,
    });
    expect(
      withRun({ first: '2026-12-29', last: '2026-12-30' }, { first: '2026-12-30', last: '2026-12-31', day }),
    ).toEqual({
      '2026-12-29': undefined,
      '2026-12-30': day,
      '2026-12-31': day,
    });
    expect(withoutRun({ first: '2026-12-30', last: '2026-12-31' })).toEqual({
      '2026-12-30': undefined,
      '2026-12-31': undefined,
    });
  });

  it('knows which others are in the way', () => {
    const days = { '2026-12-24': day, '2026-12-26': day, '2026-12-28': day };
    const here = { first: '2026-12-24', last: '2026-12-24' };
    expect(daysInTheWay(days, here, { first: '2026-12-24', last: '2026-12-28' })).toEqual(['2026-12-26', '2026-12-28']);
    expect(daysInTheWay(days, here, { first: '2026-12-23', last: '2026-12-25' })).toEqual([]);
    expect(daysInTheWay(days, null, { first: '2026-12-24', last: '2026-12-24' })).toEqual(['2026-12-24']);
    const later = { first: '2026-12-26', last: '2026-12-26' };
    expect(daysInTheWay(days, later, { first: '2026-12-24', last: '2026-12-26' })).toEqual(['2026-12-24']);
  });
});

describe('a special day', () => {
  it('closes everything at first', () => {
    expect(day).toEqual({ restaurant: { ...CLOSED, message: '' }, delivery: { ...CLOSED, message: '' } });
    expect([null, CLOSED, OTHER].map(kindOf)).toEqual(['usual', 'closed', 'other']);
  });

  it.each<[SpecialDay, 'usual' | 'closed' | 'other', ServiceDay | null]>([
    [{ restaurant: CLOSED, delivery: CLOSED }, 'usual', null],
    [{ restaurant: CLOSED, delivery: OTHER }, 'closed', { ...OTHER, openingHour: [] }],
    [{ restaurant: CLOSED, delivery: OTHER }, 'other', OTHER],
    [{ restaurant: CLOSED, delivery: null }, 'other', { ...CLOSED, openingHour: USUAL }],
    [{ restaurant: null, delivery: null }, 'closed', { openingHour: [], shortMessage: '', message: '' }],
  ])('of the delivery changes its kind: %#', (before, kind, delivery) => {
    expect(withKind(before, { service: 'delivery', kind, usual: USUAL })).toEqual({ ...before, delivery });
  });

  it('says the same of both services, or not', () => {
    expect(saysTheSame({ restaurant: CLOSED, delivery: { ...CLOSED, openingHour: USUAL } })).toBe(true);
    expect(saysTheSame({ restaurant: CLOSED, delivery: OTHER })).toBe(false);
    expect(saysTheSame({ restaurant: CLOSED, delivery: { ...CLOSED, message: '' } })).toBe(false);
    expect(saysTheSame({ restaurant: CLOSED, delivery: null })).toBe(true);
    expect(saysTheSame({ restaurant: null, delivery: CLOSED })).toBe(true);
  });

  it('says other words for one service or both', () => {
    const both: SpecialDay = { restaurant: CLOSED, delivery: OTHER };
    expect(withTexts(both, ['delivery'], { message: 'neu' })).toEqual({
      ...both,
      delivery: { ...OTHER, message: 'neu' },
    });
    expect(
      withTexts({ restaurant: CLOSED, delivery: null }, ['restaurant', 'delivery'], { shortMessage: 'neu' }),
    ).toEqual({
      restaurant: { ...CLOSED, shortMessage: 'neu' },
      delivery: null,
    });
  });
});
