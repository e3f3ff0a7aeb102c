import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validation, unsafePlaces } from '../validation/validation.fixtures.ts';
import { OPENING_HOURS } from './opening-hours.fixtures.ts';
import { RANGES_A_DAY_MAX } from './time-range-draft.ts';
import { weekDraft } from './week-draft.ts';
import { CLOSED_WEEK, type Week, weekDay, weekOf } from './week.ts';

const OVERLAP = 'Diese Zeit überschneidet sich mit einer anderen.';
const hours = (...texts: string[]) => texts.map((text) => ({ open: text.slice(0, 5), close: text.slice(6) }));
const draft: Week = {
  ...CLOSED_WEEK,
  'restaurant-5': hours('11:00-14:00', '17:00-02:00'),
  'restaurant-6': hours('17:00-02:00'),
};
const errorsOf = validation(weekDraft, CLOSED_WEEK);

describe('the draft of the weekly hours', () => {
  it.each([draft, weekOf(OPENING_HOURS), CLOSED_WEEK])('comes back as it was', (own) => {
    expect(weekDraft.parse(own)).toEqual(own);
  });

  it('survives every hostile value in every place', () => {
    expect(unsafePlaces(weekDraft, draft)).toEqual([]);
  });

  it('is accepted exactly when no minute of the week is in two ranges', () => {
    const time = fc.constantFrom('00:00', '01:30', '12:00', '22:00');
    const ranges = fc.array(fc.record({ open: time, close: time }), { maxLength: 2 });
    const week = fc.uniqueArray(fc.record({ dayOfWeek: fc.constantFrom(0, 1, 2, 6), openingHour: ranges } as const), {
      selector: ({ dayOfWeek }) => dayOfWeek,
    });
    const minuteOf = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
    fc.assert(
      fc.property(week, (days) => {
        const open = days.flatMap(({ dayOfWeek, openingHour }) =>
          openingHour.flatMap((range) => {
            const begins = dayOfWeek * 1440 + minuteOf(range.open);
            const length = minuteOf(range.close) - minuteOf(range.open);
            const minutes = length > 0 ? length : length + 1440;
            return Array.from({ length: minutes }, (_, minute) => (begins + minute) % 10_080);
          }),
        );
        const isSlip = days.some(({ openingHour }) =>
          openingHour.some((range) => range.open === range.close && range.open !== '00:00'),
        );
        const fits = new Set(open).size === open.length && !isSlip;
        const entries = days.map(({ dayOfWeek, openingHour }) => [`delivery-${dayOfWeek}`, openingHour]);
        expect(weekDraft.safeParse({ ...draft, ...Object.fromEntries(entries) }).success).toBe(fits);
      }),
      { numRuns: 60 },
    );
  });

  it('tells each wrong time once', () => {
    const { error } = weekDraft.safeParse({ ...draft, 'delivery-1': hours('25:00-25:00', '25:00-25:00') });
    expect(error?.issues).toHaveLength(4);
  });

  it.each<[object, Record<string, string>]>([
    [{}, {}],
    [{ 'delivery-0': 'zu' }, { 'delivery-0': 'Bitte gib die Zeiten an' }],
    [{ 'restaurant-1': undefined }, { 'restaurant-1': 'Bitte gib die Zeiten an' }],
    [{ 'delivery-1': ['immer'] }, { 'delivery-1.0': 'Bitte gib Beginn und Ende an' }],
    [
      { 'delivery-1': hours('25:00-11.00') },
      {
        'delivery-1.0.open': 'Bitte gib an, wann geöffnet wird',
        'delivery-1.0.close': 'Bitte gib an, wann geschlossen wird',
      },
    ],
    [{ 'delivery-1': hours('00:00-00:00') }, {}],
    [{ 'delivery-1': hours('11:00-11:00') }, { 'delivery-1.0.close': 'Beginn und Ende müssen verschieden sein.' }],
    [{ 'delivery-1': hours('11:00-14:00', '14:00-18:00') }, {}],
    [{ 'delivery-1': hours('11:00-14:00', '13:59-18:00') }, { 'delivery-1.1': OVERLAP }],
    [{ 'restaurant-0': hours('20:00-02:00'), 'restaurant-1': hours('02:00-03:00') }, {}],
    [{ 'restaurant-0': hours('20:00-02:00'), 'restaurant-1': hours('01:00-03:00') }, { 'restaurant-0.0': OVERLAP }],
    [{ 'restaurant-0': hours('20:00-02:00'), 'delivery-1': hours('01:00-03:00') }, {}],
    [{ 'delivery-2': hours('20:00-02:00'), 'delivery-3': hours('01:00-03:00') }, { 'delivery-3.0': OVERLAP }],
    [
      { 'delivery-1': hours(...Array.from({ length: RANGES_A_DAY_MAX }, (_, place) => `1${place}:00-1${place}:30`)) },
      {},
    ],
    [
      { 'delivery-1': hours(...Array.from({ length: 7 }, () => '10:00-10:30')) },
      { 'delivery-1': 'An einem Tag sind höchstens 6 Zeiten möglich.' },
    ],
  ])('judges %#: %o', (change, errors) => {
    expect(errorsOf(change)).toEqual(errors);
  });

  it('asks for each day of both services', () => {
    expect(Object.keys(CLOSED_WEEK)).toHaveLength(14);
    expect(weekDraft.safeParse({ [weekDay('delivery', 1)]: [] }).error?.issues).toHaveLength(13);
  });
});
