import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unsafePlaces, judging } from '../draft/draft-judging.fixtures.ts';
import { MENU } from './menu.fixtures.ts';
import type { Menu } from './menu.ts';
import {
  MENUS_A_DAY_MAX,
  type WeekMenuDraft,
  weekMenuDraft,
  weekMenuDraftOf,
  weekMenuEntriesOf,
} from './week-menu-draft.ts';

const MONDAY = '2026-11-16';
const menuOf = (digit: number, change: Partial<Menu> = {}): Menu => ({
  ...MENU,
  id: `50000000-0000-4000-8000-0000000000${String(digit).padStart(2, '0')}`,
  ...change,
});
const garden = menuOf(1);
/** From Wednesday to Friday. */
const alp = menuOf(2, { name: 'Alp & Ofen', validFrom: '2026-11-18', validTo: '2026-11-20' });
const more = Array.from({ length: 11 }, (_, place) => menuOf(place + 10));
const schema = weekMenuDraft([garden, alp, ...more]);

const draft: WeekMenuDraft = {
  monday: MONDAY,
  days: [
    { dayOfWeek: 1, menuIds: [garden.id] },
    { dayOfWeek: 5, menuIds: [alp.id, garden.id] },
    { dayOfWeek: 0, menuIds: [] },
  ],
};
const errorsOf = judging(schema, draft);
const on = (dayOfWeek: unknown, ...menuIds: unknown[]) => ({ days: [{ dayOfWeek, menuIds }] });

describe('the draft of a week menu', () => {
  it('comes back as it was', () => {
    expect(schema.parse(draft)).toEqual(draft);
  });

  it('survives every hostile value in every place', () => {
    expect(unsafePlaces(schema, draft)).toEqual([]);
  });

  it('becomes entries and is made from them again', () => {
    expect(weekMenuEntriesOf(draft)).toEqual([
      { monday: MONDAY, dayOfWeek: 1, menuId: garden.id },
      { monday: MONDAY, dayOfWeek: 5, menuId: alp.id },
      { monday: MONDAY, dayOfWeek: 5, menuId: garden.id },
    ]);
    const menuIds = fc.subarray(
      more.map(({ id }) => id),
      { maxLength: 10 },
    );
    fc.assert(
      fc.property(fc.array(menuIds, { minLength: 7, maxLength: 7 }), (week) => {
        const planned = {
          monday: MONDAY,
          days: week.map((of, place) => ({ dayOfWeek: (place + 1) % 7, menuIds: of })),
        };
        const otherWeek = { monday: '2026-11-23', dayOfWeek: 1, menuId: garden.id };
        const again = weekMenuDraftOf([otherWeek, ...weekMenuEntriesOf(schema.parse(planned))], MONDAY);
        expect(again).toEqual(planned);
      }),
      { numRuns: 30 },
    );
  });

  it.each<[{ readonly [Field in keyof WeekMenuDraft]?: unknown }, Record<string, string>]>([
    [{ monday: '2026-11-17' }, { monday: 'Eine Woche beginnt am Montag.' }],
    [{ monday: '2026-11-15' }, { monday: 'Eine Woche beginnt am Montag.' }],
    [{ monday: '' }, { monday: 'Bitte wähle eine Woche' }],
    [{ monday: '1999-12-27', days: [] }, { monday: 'Bitte wähle eine Woche' }],
    [{ days: [] }, {}],
    [
      {
        days: [
          { dayOfWeek: 1, menuIds: [] },
          { dayOfWeek: 1, menuIds: [] },
        ],
      },
      { 'days.1': 'Dieser Wochentag kommt schon vor.' },
    ],
    [{ days: [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({ dayOfWeek, menuIds: [] })) }, {}],
    [
      { days: [0, 1, 2, 3, 4, 5, 6, 0].map((dayOfWeek) => ({ dayOfWeek, menuIds: [] })) },
      { days: 'Die Woche hat nur sieben Tage.' },
    ],
    [{ days: [3] }, { 'days.0': 'Bitte gib Wochentag und Menüs an' }],
    [on(7), { 'days.0.dayOfWeek': 'Bitte wähle einen Wochentag' }],
    [on(2, 'x'), { 'days.0.menuIds.0': 'Dieses Menü gibt es nicht mehr.' }],
    [
      on(2, garden.id, '50000000-0000-4000-8000-000000000099'),
      { 'days.0.menuIds.1': 'Dieses Menü gibt es nicht mehr.' },
    ],
    [on(2, garden.id, garden.id), { 'days.0.menuIds.1': 'Dieses Menü steht schon an diesem Tag.' }],
    [on(2, ...more.slice(0, MENUS_A_DAY_MAX).map(({ id }) => id)), {}],
    [on(2, ...more.map(({ id }) => id)), { 'days.0.menuIds': 'An einem Tag sind höchstens 10 Menüs möglich.' }],
    [on(2, alp.id), { 'days.0.menuIds.0': 'Alp & Ofen gilt am 17.11.2026 nicht.' }],
    [on(3, alp.id), {}],
    [on(5, alp.id), {}],
    [on(6, garden.id, alp.id), { 'days.0.menuIds.1': 'Alp & Ofen gilt am 21.11.2026 nicht.' }],
    [on(0, alp.id), { 'days.0.menuIds.0': 'Alp & Ofen gilt am 22.11.2026 nicht.' }],
    [{ ...on(1, alp.id), monday: '2026-11-23' }, { 'days.0.menuIds.0': 'Alp & Ofen gilt am 23.11.2026 nicht.' }],
  ])('judges %#: %o', (change, errors) => {
    expect(errorsOf(change)).toEqual(errors);
  });
});
