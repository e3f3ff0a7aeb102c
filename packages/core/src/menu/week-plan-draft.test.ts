import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../time/zurich.ts';
import { validation, unsafePlaces } from '../validation/validation.fixtures.ts';
import { MENU } from './menu.fixtures.ts';
import type { Menu } from './menu.ts';
import { weekPlanDraft, weekPlanRule } from './week-plan-draft.ts';
import { MENUS_A_DAY_MAX, datesOfWeek, mondayOfDates, weekMenuEntriesOf, weekPlanOf } from './week-plan.ts';

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
const menus = [garden, alp, ...more];
const schema = weekPlanDraft(menus);
const on = (day: number, ...menuIds: string[]) => ({ [addDays(MONDAY, day)]: menuIds });
const plan = { ...weekPlanOf([], MONDAY), ...on(0, garden.id), ...on(4, alp.id, garden.id) };
const errorsOf = validation(schema, plan);

describe('the plan of a week', () => {
  it('comes back as it was', () => {
    expect(schema.parse(plan)).toEqual(plan);
  });

  it('survives every hostile value in every place', () => {
    expect(unsafePlaces(schema, plan)).toEqual([]);
  });

  it('becomes entries and is made from them again', () => {
    expect(weekMenuEntriesOf(plan)).toEqual([
      { monday: MONDAY, dayOfWeek: 1, menuId: garden.id },
      { monday: MONDAY, dayOfWeek: 5, menuId: alp.id },
      { monday: MONDAY, dayOfWeek: 5, menuId: garden.id },
    ]);
    const menuIds = fc.subarray(more.map(({ id }) => id));
    fc.assert(
      fc.property(fc.array(menuIds, { minLength: 7, maxLength: 7 }), (week) => {
        const planned = Object.fromEntries(datesOfWeek(MONDAY).map((date, place) => [date, week[place] ?? []]));
        const otherWeek = { monday: '2026-11-23', dayOfWeek: 1, menuId: garden.id };
        expect(weekPlanOf([otherWeek, ...weekMenuEntriesOf(planned)], MONDAY)).toEqual(planned);
      }),
      { numRuns: 30 },
    );
  });

  it.each<[Record<string, unknown>, Record<string, string>]>([
    [{}, {}],
    [on(1, 'x'), { '2026-11-17.0': 'Dieses Menü gibt es nicht mehr.' }],
    [on(1, garden.id, '50000000-0000-4000-8000-000000000099'), { '2026-11-17.1': 'Dieses Menü gibt es nicht mehr.' }],
    [on(1, garden.id, garden.id), { '2026-11-17.1': 'Dieses Menü steht schon an diesem Tag.' }],
    [on(1, ...more.slice(0, MENUS_A_DAY_MAX).map(({ id }) => id)), {}],
    [on(1, ...more.map(({ id }) => id)), { '2026-11-17': 'An einem Tag sind höchstens 10 Menüs möglich.' }],
    [on(1, alp.id), { '2026-11-17.0': 'Alp & Ofen gilt erst ab 18.11.2026.' }],
    [on(2, alp.id), {}],
    [on(5, garden.id, alp.id), { '2026-11-21.1': 'Alp & Ofen gilt nur bis 20.11.2026.' }],
    [on(7, garden.id), { '': 'Eine Woche hat die Tage Montag bis Sonntag.' }],
  ])('judges %#: %o', (change, errors) => {
    expect(errorsOf(change)).toEqual(errors);
  });

  it('is of seven days that begin on a Monday', () => {
    expect(mondayOfDates(datesOfWeek(MONDAY))).toBe(MONDAY);
    expect(mondayOfDates(datesOfWeek(MONDAY).toReversed())).toBe(MONDAY);
    for (const dates of [
      [],
      datesOfWeek(MONDAY).slice(1),
      datesOfWeek('2026-11-17'),
      [...datesOfWeek(MONDAY).slice(0, 6), '2026-11-23'],
    ])
      expect(mondayOfDates(dates)).toBeNull();
  });

  it('is refused with the first menu that is not valid, and its day', () => {
    const validate = (after: typeof plan) =>
      weekPlanRule(menus).validate?.({ before: plan, after, now: '2026-11-16T10:00:00.000Z' });
    expect(validate(plan)).toBeNull();
    expect(validate({ ...plan, ...on(6, alp.id), ...on(0, alp.id) })).toBe(
      '16.11.2026: Alp & Ofen gilt erst ab 18.11.2026.',
    );
  });
});
