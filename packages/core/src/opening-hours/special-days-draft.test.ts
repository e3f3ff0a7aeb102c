import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../editor/editor.ts';
import { unsafePlaces } from '../validation/validation.fixtures.ts';
import {
  DAY_MESSAGE_MAX,
  SHORT_MESSAGE_MAX,
  SPECIAL_DAYS_MAX,
  type SpecialDays,
  specialDaysDraft,
} from './special-days.ts';

const OVERLAP = 'Diese Zeit überschneidet sich mit einer anderen.';
const hours = (...texts: string[]) => texts.map((text) => ({ open: text.slice(0, 5), close: text.slice(6) }));
const eve = { openingHour: hours('11:00-15:00', '16:00-18:00'), shortMessage: 'Heiligabend', message: 'Wir\nfeiern.' };
const draft: SpecialDays = {
  '2026-12-24': { restaurant: eve, delivery: null },
  '2026-12-25': { restaurant: { ...eve, openingHour: [] }, delivery: { ...eve, openingHour: [] } },
};
const restaurant = (change: object) => ({ '2026-12-24': { restaurant: { ...eve, ...change }, delivery: null } });
const days = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, place) => [
      new Date(Date.UTC(2026, 0, 1 + place)).toISOString().slice(0, 10),
      { restaurant: eve, delivery: null },
    ]),
  );

describe('the draft of the extraordinary days', () => {
  it('comes back as it was', () => {
    expect(specialDaysDraft.parse(draft)).toEqual(draft);
    expect(specialDaysDraft.parse({})).toEqual({});
  });

  it('survives every hostile value in every place', () => {
    expect(unsafePlaces(specialDaysDraft, draft)).toEqual([]);
  });

  it.each<[object, Record<string, string>]>([
    [restaurant({ openingHour: [] }), {}],
    [
      restaurant({ openingHour: hours('11:00-14:00', '10:00-11:30') }),
      { '2026-12-24.restaurant.openingHour.1': OVERLAP },
    ],
    [
      restaurant({ openingHour: hours('22:00-02:00', '20:00-23:00') }),
      { '2026-12-24.restaurant.openingHour.1': OVERLAP },
    ],
    [restaurant({ openingHour: hours('22:00-02:00', '01:00-03:00') }), {}],
    [restaurant({ shortMessage: ' ' }), { '2026-12-24.restaurant.shortMessage': 'Bitte gib einen kurzen Hinweis an' }],
    [restaurant({ shortMessage: 'x'.repeat(SHORT_MESSAGE_MAX), message: 'x'.repeat(DAY_MESSAGE_MAX) }), {}],
    [
      restaurant({ shortMessage: 'x'.repeat(41), message: 'x'.repeat(301) }),
      {
        '2026-12-24.restaurant.shortMessage': 'Der kurze Hinweis darf maximal 40 Zeichen lang sein.',
        '2026-12-24.restaurant.message': 'Der Hinweis darf maximal 300 Zeichen lang sein.',
      },
    ],
    [{ '2026-12-24': { restaurant: null, delivery: null } }, { '2026-12-24': 'Wähle, was an diesem Tag anders ist.' }],
    [{ '2026-12-24': 'zu' }, { '2026-12-24': 'Bitte gib an, was anders ist' }],
    [
      { '2026-12-24': { restaurant: 'zu', delivery: null } },
      { '2026-12-24.restaurant': 'Bitte gib Zeiten und Hinweis an' },
    ],
    [{ '24.12.2026': draft['2026-12-24'] }, { '24.12.2026': 'Bitte gib die Sondertage mit ihrem Datum an' }],
    [days(SPECIAL_DAYS_MAX), {}],
    [days(401), { '': 'Es sind höchstens 400 Sondertage möglich.' }],
  ])('judges %#: %o', (value, errors) => {
    expect(fieldErrors(specialDaysDraft, value)).toEqual(errors);
  });
});
