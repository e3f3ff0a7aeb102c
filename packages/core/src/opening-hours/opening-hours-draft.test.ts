import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unsafePlaces, judging } from '../draft/draft-judging.fixtures.ts';
import {
  DAY_MESSAGE_MAX,
  EXTRAORDINARY_DAYS_MAX,
  type OpeningHoursDraft,
  RANGES_A_DAY_MAX,
  SHORT_MESSAGE_MAX,
  openingHoursDraft,
} from './opening-hours-draft.ts';
import { OPENING_HOURS } from './opening-hours.fixtures.ts';
import { openingHours } from './opening-hours.ts';

const OVERLAP = 'Diese Zeit überschneidet sich mit einer anderen.';
const hours = (...texts: string[]) => texts.map((text) => ({ open: text.slice(0, 5), close: text.slice(6) }));
const day = (dayOfWeek: unknown, ...texts: string[]) => ({ dayOfWeek, openingHour: hours(...texts) });
const special = {
  date: '2026-12-24',
  openingHour: hours('11:00-15:00', '16:00-18:00'),
  shortMessage: 'Heiligabend',
  message: 'Wir schliessen\nfrüher.',
};
const draft: OpeningHoursDraft = {
  restaurant: {
    openingDays: [
      { dayOfWeek: 5, openingHour: hours('11:00-14:00', '17:00-02:00') },
      { dayOfWeek: 6, openingHour: hours('17:00-02:00') },
    ],
    extraordinaryDays: [special],
  },
  delivery: { openingDays: [], extraordinaryDays: [] },
};
const errorsOf = judging(openingHoursDraft, draft);
const weekly = (...openingDays: unknown[]) => ({ delivery: { openingDays, extraordinaryDays: [] } });
const extraordinary = (...extraordinaryDays: unknown[]) => ({ restaurant: { openingDays: [], extraordinaryDays } });
const daysFrom2026 = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    ...special,
    date: new Date(Date.UTC(2026, 0, 1 + place)).toISOString().slice(0, 10),
  }));

describe('the draft of the opening hours', () => {
  it.each([draft, OPENING_HOURS])('comes back as it was', (own) => {
    expect(openingHoursDraft.parse(own)).toEqual(own);
    expect(openingHours.parse(openingHoursDraft.parse(own))).toEqual(own);
  });

  it('survives every hostile value in every place', () => {
    expect(unsafePlaces(openingHoursDraft, draft)).toEqual([]);
  });

  it('is accepted exactly when no minute of the week is in two ranges', () => {
    const time = fc.constantFrom('00:00', '01:30', '12:00', '22:00');
    const ranges = fc.array(fc.record({ open: time, close: time }), { maxLength: 2 });
    const week = fc.uniqueArray(fc.record({ dayOfWeek: fc.constantFrom(0, 1, 2, 6), openingHour: ranges }), {
      selector: ({ dayOfWeek }) => dayOfWeek,
    });
    const minuteOf = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
    fc.assert(
      fc.property(week, (openingDays) => {
        const open = openingDays.flatMap(({ dayOfWeek, openingHour }) =>
          openingHour.flatMap((range) => {
            const begins = dayOfWeek * 1440 + minuteOf(range.open);
            const length = minuteOf(range.close) - minuteOf(range.open);
            const minutes = length > 0 ? length : length + 1440;
            return Array.from({ length: minutes }, (_, minute) => (begins + minute) % 10_080);
          }),
        );
        const isSlip = openingDays.some(({ openingHour }) =>
          openingHour.some((range) => range.open === range.close && range.open !== '00:00'),
        );
        const fits = new Set(open).size === open.length && !isSlip;
        expect(openingHoursDraft.safeParse({ ...draft, ...weekly(...openingDays) }).success).toBe(fits);
      }),
      { numRuns: 60 },
    );
  });

  it('tells each wrong time once', () => {
    const { error } = openingHoursDraft.safeParse({ ...draft, ...weekly(day(1, '25:00-25:00', '25:00-25:00')) });
    expect(error?.issues).toHaveLength(4);
  });

  it.each<[{ readonly [Service in keyof OpeningHoursDraft]?: unknown }, Record<string, string>]>([
    [weekly(), {}],
    [{ delivery: 'zu' }, { delivery: 'Bitte gib die Zeiten an' }],
    [weekly(day(7)), { 'delivery.openingDays.0.dayOfWeek': 'Bitte wähle einen Wochentag' }],
    [weekly('zu'), { 'delivery.openingDays.0': 'Bitte gib Wochentag und Zeiten an' }],
    [weekly(day(1), day(2), day(1)), { 'delivery.openingDays.2': 'Dieser Wochentag kommt schon vor.' }],
    [weekly(...[0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => day(dayOfWeek))), {}],
    [
      weekly(...[0, 1, 2, 3, 4, 5, 6, 7].map((dayOfWeek) => day(dayOfWeek))),
      { 'delivery.openingDays': 'Die Woche hat nur sieben Tage.' },
    ],
    [weekly({ dayOfWeek: 1, openingHour: null }), { 'delivery.openingDays.0.openingHour': 'Bitte gib die Zeiten an' }],
    [
      weekly({ dayOfWeek: 1, openingHour: ['immer'] }),
      { 'delivery.openingDays.0.openingHour.0': 'Bitte gib Beginn und Ende an' },
    ],
    [
      weekly(day(1, '25:00-11.00')),
      {
        'delivery.openingDays.0.openingHour.0.open': 'Bitte gib an, wann geöffnet wird',
        'delivery.openingDays.0.openingHour.0.close': 'Bitte gib an, wann geschlossen wird',
      },
    ],
    [weekly(day(1, '00:00-00:00')), {}],
    [
      weekly(day(1, '11:00-11:00')),
      { 'delivery.openingDays.0.openingHour.0.close': 'Beginn und Ende müssen verschieden sein.' },
    ],
    [weekly(day(1, '11:00-14:00', '14:00-18:00')), {}],
    [weekly(day(1, '11:00-14:00', '13:59-18:00')), { 'delivery.openingDays.0.openingHour.1': OVERLAP }],
    [weekly(day(6, '20:00-02:00'), day(0, '02:00-03:00')), {}],
    [weekly(day(6, '20:00-02:00'), day(0, '01:00-03:00')), { 'delivery.openingDays.1.openingHour.0': OVERLAP }],
    [weekly(day(1, ...Array.from({ length: RANGES_A_DAY_MAX }, (_, place) => `1${place}:00-1${place}:30`))), {}],
    [
      weekly(day(1, ...Array.from({ length: 7 }, () => '10:00-10:30'))),
      { 'delivery.openingDays.0.openingHour': 'An einem Tag sind höchstens 6 Zeiten möglich.' },
    ],
    [extraordinary({ ...special, openingHour: [] }), {}],
    [
      extraordinary({ ...special, openingHour: hours('11:00-14:00', '10:00-11:30') }),
      { 'restaurant.extraordinaryDays.0.openingHour.1': OVERLAP },
    ],
    [
      extraordinary({ ...special, openingHour: hours('22:00-02:00', '20:00-23:00') }),
      { 'restaurant.extraordinaryDays.0.openingHour.1': OVERLAP },
    ],
    [extraordinary({ ...special, openingHour: hours('22:00-02:00', '01:00-03:00') }), {}],
    [
      extraordinary(special, { ...special, date: '2026-12-25' }, special),
      { 'restaurant.extraordinaryDays.2': 'Dieser Tag kommt schon vor.' },
    ],
    [
      extraordinary({ ...special, date: '24.12.2026' }),
      { 'restaurant.extraordinaryDays.0.date': 'Bitte gib das Datum an' },
    ],
    [extraordinary('2026-12-24'), { 'restaurant.extraordinaryDays.0': 'Bitte gib Datum, Zeiten und Hinweis an' }],
    [extraordinary({ ...special, shortMessage: 'x'.repeat(SHORT_MESSAGE_MAX), message: '' }), {}],
    [
      extraordinary({ ...special, shortMessage: 'x'.repeat(41), message: 'x'.repeat(301) }),
      {
        'restaurant.extraordinaryDays.0.shortMessage': 'Der kurze Hinweis darf maximal 40 Zeichen lang sein.',
        'restaurant.extraordinaryDays.0.message': 'Der Hinweis darf maximal 300 Zeichen lang sein.',
      },
    ],
    [extraordinary({ ...special, message: 'x'.repeat(DAY_MESSAGE_MAX) }), {}],
    [
      extraordinary({ ...special, shortMessage: ' ' }),
      { 'restaurant.extraordinaryDays.0.shortMessage': 'Bitte gib einen kurzen Hinweis an' },
    ],
    [extraordinary(...daysFrom2026(EXTRAORDINARY_DAYS_MAX)), {}],
    [
      extraordinary(...daysFrom2026(401)),
      { 'restaurant.extraordinaryDays': 'Es sind höchstens 400 Sondertage möglich.' },
    ],
  ])('judges %#: %o', (change, errors) => {
    expect(errorsOf(change)).toEqual(errors);
  });
});
