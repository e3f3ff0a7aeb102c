import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MENU } from './menu.fixtures.ts';
import { copiedWeek, nextPlace, placedMenu, withoutMenu } from './week-plan-draft.ts';
import { type WeekPlan, datesOfWeek, weekPlanOf } from './week-plan.ts';

const [MO = '', TU = '', WE = '', , , , SU = ''] = datesOfWeek('2026-11-16');
const menus = 'abc'.split('').map((id) => ({ ...MENU, id, name: id }));
const short = { ...MENU, id: 's', name: 'Kurz', validFrom: TU, validTo: TU };
const all = [...menus, short];
const plan: WeekPlan = { ...weekPlanOf([], MO), [MO]: ['a', 'b', 'c'], [TU]: ['a'] };
const put = (menuId: string, to: [string, number], from: [string, number] | null = null) =>
  placedMenu(all, plan, {
    menuId,
    to: { date: to[0], place: to[1] },
    from: from && { date: from[0], place: from[1] },
  });

describe('planning a week', () => {
  it.each([
    ['from the palette, first', put('b', [TU, 0]), { [TU]: ['b', 'a'] }],
    ['from the palette, last', put('b', [TU, 1]), { [TU]: ['a', 'b'] }],
    ['down within its day', put('a', [MO, 2], [MO, 0]), { [MO]: ['b', 'a', 'c'] }],
    ['up within its day', put('c', [MO, 0], [MO, 2]), { [MO]: ['c', 'a', 'b'] }],
    ['to another day', put('b', [TU, 1], [MO, 1]), { [MO]: ['a', 'c'], [TU]: ['a', 'b'] }],
  ])('puts a menu %s', (_, planned, change) => {
    expect(planned).toEqual({ change });
  });

  it('says why a menu cannot be on a day', () => {
    expect(put('s', [MO, 0])).toEqual({ message: `Kurz gilt erst ab 17.11.2026.` });
    expect(put('s', [WE, 0])).toEqual({ message: `Kurz gilt nur bis 17.11.2026.` });
    expect(put('x', [WE, 0])).toEqual({ message: 'Dieses Menü gibt es nicht mehr.' });
    expect(put('a', [TU, 0])).toEqual({ message: 'Dieses Menü steht schon an diesem Tag.' });
    const many = Array.from({ length: 11 }, (_, n) => ({ ...MENU, id: `m${n}` }));
    const full = { ...plan, [WE]: many.slice(0, 10).map(({ id }) => id) };
    const eleventh = { menuId: 'm10', to: { date: WE, place: 0 }, from: null };
    expect(placedMenu(many, full, eleventh)).toEqual({ message: 'An einem Tag sind höchstens 10 Menüs möglich.' });
  });

  it('takes one away', () => {
    expect(withoutMenu(plan, { date: MO, place: 1 })).toEqual({ [MO]: ['a', 'c'] });
  });

  it('moves within a day, on to the day beside, and not out of the week', () => {
    const next = (date: string, place: number, by: -1 | 1) => nextPlace(plan, { date, place }, by);
    expect(next(MO, 0, 1)).toEqual({ date: MO, place: 2 });
    expect(next(MO, 2, -1)).toEqual({ date: MO, place: 1 });
    expect(next(MO, 2, 1)).toEqual({ date: TU, place: 0 });
    expect(next(TU, 0, -1)).toEqual({ date: MO, place: 3 });
    expect(next(MO, 0, -1)).toBeNull();
    expect(next(SU, 0, 1)).toBeNull();
  });

  it('down and up again is where it was, within a day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1 }), (place) => {
        const moved = placedMenu(all, plan, {
          menuId: 'abc'[place] ?? '',
          from: { date: MO, place },
          to: { date: MO, place: place + 2 },
        });
        if (!('change' in moved)) throw new Error(moved.message);
        const there = { ...plan, ...moved.change };
        const back = nextPlace(there, { date: MO, place: place + 1 }, -1);
        expect(
          back &&
            placedMenu(all, there, { menuId: 'abc'[place] ?? '', from: { date: MO, place: place + 1 }, to: back }),
        ).toEqual({
          change: { [MO]: plan[MO] },
        });
      }),
    );
  });

  it('takes the last week over, without what is not valid any more', () => {
    const lastWeek: WeekPlan = {
      ...weekPlanOf([], '2026-11-09'),
      '2026-11-09': ['a', 's'],
      '2026-11-10': ['s', 'gone'],
    };
    expect(copiedWeek(all, lastWeek, MO)).toEqual({
      change: { ...weekPlanOf([], MO), [MO]: ['a'], [TU]: ['s'] },
      leftOut: [
        { menuId: 's', date: MO },
        { menuId: 'gone', date: TU },
      ],
    });
  });
});
