import { describe, expect, it } from 'vitest';
import type { Menu } from './menu.ts';
import { menusValidOn, mondayOf, weekMenuOf } from './week-menu.ts';

const FRIDAY = '2026-11-20';
const MONDAY = '2026-11-16';

const menu = (id: string, validFrom: string, validTo: string): Menu => ({
  id,
  name: id,
  price: 3250,
  vatClass: 'food',
  ovenBreads: 1,
  courses: [],
  validFrom,
  validTo,
});
const garden = menu('garden', '2026-01-01', '2026-12-31');
const alp = menu('alp', '2026-11-17', '2026-11-20');

describe('the week', () => {
  it.each([
    ['2026-11-16', MONDAY],
    [FRIDAY, MONDAY],
    ['2026-11-22', MONDAY],
    ['2026-11-23', '2026-11-23'],
    ['2027-01-01', '2026-12-28'],
  ])('of %s begins on %s', (date, monday) => {
    expect(mondayOf(date)).toBe(monday);
  });
});

describe('a menu', () => {
  it.each([
    ['2026-11-16', []],
    ['2026-11-17', [alp]],
    ['2026-11-20', [alp]],
    ['2026-11-21', []],
  ])('is valid from its first to its last day: %s', (date, valid) => {
    expect(menusValidOn([alp], date)).toEqual(valid);
  });
});

describe('the week menu', () => {
  const on = (dayOfWeek: number, menuId: string, monday = MONDAY) => ({ monday, dayOfWeek, menuId });
  const menusOf = (entries: Parameters<typeof weekMenuOf>[1]) =>
    weekMenuOf([garden, alp], entries, FRIDAY).map(({ date, menus }) => [date, menus.map(({ id }) => id)]);

  it('has seven days from Monday on, also without any menu', () => {
    expect(menusOf([]).map(([date]) => date)).toEqual([
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
    ]);
  });

  it('offers on each day what is planned for it and valid, in the planned order', () => {
    const days = menusOf([on(1, 'garden'), on(1, 'alp'), on(5, 'alp'), on(5, 'garden'), on(0, 'alp'), on(0, 'garden')]);
    expect(days.filter(([, menus]) => menus?.length !== 0)).toEqual([
      ['2026-11-16', ['garden']],
      ['2026-11-20', ['alp', 'garden']],
      ['2026-11-22', ['garden']],
    ]);
  });

  it('leaves out other weeks and unknown menus', () => {
    const days = menusOf([on(1, 'garden', '2026-11-23'), on(2, 'unknown')]);
    expect(days.flatMap(([, menus]) => menus)).toEqual([]);
  });
});
