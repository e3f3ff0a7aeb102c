import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DeliveryService } from '../delivery/delivery-slots.ts';
import { DELIVERY_SETTINGS } from '../delivery/delivery.fixtures.ts';
import { NOT_BUSY } from '../kitchen/busy-controls.ts';
import { DELIVERY_HOURS } from '../opening-hours/opening-hours.fixtures.ts';
import { addDays, toInstant, toLocalDate } from '../time/zurich.ts';
import { menuAvailability, menuInvitation, menusOrderableAt } from './menu-availability.ts';
import type { Menu } from './menu.ts';
import { type WeekMenuEntry, menusOfferedOn, weekMenuOf } from './week-menu.ts';

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
const on = (dayOfWeek: number, menuId = 'alp', monday = MONDAY): WeekMenuEntry => ({ monday, dayOfWeek, menuId });
const alp = menu('alp', '2026-11-17', '2026-11-27');
const at = (date: string, time = '12:00') => toInstant(date, time);

describe('menuAvailability', () => {
  const entries = [on(2), on(5), on(1, 'alp', '2026-11-23'), on(0, 'alp', '2026-11-23'), on(3, 'garden')];

  it.each(['2026-11-17', '2026-11-20', '2026-11-23'])('allows it on a planned day: %s', (date) => {
    expect(menuAvailability(alp, entries, at(date))).toEqual({ available: true });
  });

  it.each([
    ['a day before it', '2026-11-16', 'notValid', '2026-11-17', 'Erst morgen erhältlich'],
    ['between two days', '2026-11-18', 'notOffered', '2026-11-20', 'Erst Freitag erhältlich'],
    ['the day after the last', '2026-11-24', 'notOffered', null, 'Zurzeit nicht erhältlich'],
    ['planned but no longer valid', '2026-11-29', 'notValid', null, 'Zurzeit nicht erhältlich'],
    ['long before', '2026-11-01', 'notValid', '2026-11-17', 'Erst am 17.11.2026 erhältlich'],
  ])('says when it can be had: %s', (_, date, reason, again, explanation) => {
    expect(menuAvailability(alp, entries, at(date))).toEqual({ available: false, reason, again, explanation });
  });

  it('turns with the day in Zurich', () => {
    expect(menuAvailability(alp, entries, at('2026-11-17', '00:00')).available).toBe(true);
    expect(menuAvailability(alp, entries, at('2026-11-17', '23:59')).available).toBe(true);
    expect(menuAvailability(alp, entries, at('2026-11-18', '00:00')).available).toBe(false);
    expect(menuAvailability(alp, entries, '2026-11-16T22:59:59.999Z').available).toBe(false);
  });

  it('knows no day from a week that begins on another day, or without a plan', () => {
    const crooked = [on(5, 'alp', '2026-11-17')];
    expect(menuAvailability(alp, crooked, at('2026-11-18'))).toMatchObject({ again: null });
    expect(menuAvailability(alp, crooked, at('2026-11-20')).available).toBe(false);
    expect(menuAvailability(alp, [], at('2026-11-18'))).toMatchObject({ reason: 'notOffered', again: null });
  });
});

describe('menuInvitation', () => {
  const service: DeliveryService = {
    schedule: DELIVERY_HOURS,
    settings: DELIVERY_SETTINGS,
    busyControls: NOT_BUSY,
  };
  const invitation = (now: string, entries = [on(5), on(6)]) => menuInvitation(alp, entries, { service, now });

  it('stands while the menu can still be delivered today', () => {
    expect(invitation(at('2026-11-20', '18:00'))).toEqual({ available: true });
    expect(invitation(at('2026-11-20', '08:00'))).toEqual({ available: true });
    expect(invitation(at('2026-11-18'))).toMatchObject({ reason: 'notOffered', again: '2026-11-20' });
  });

  it('ends with the delivery of the day, and says when the next one is', () => {
    const over = { available: false, reason: 'dayOver', explanation: 'Heute nicht mehr erhältlich' };
    const late = at('2026-11-20', '23:30');
    expect(invitation(late)).toEqual({ ...over, again: '2026-11-21' });
    expect(invitation(late, [on(5)])).toEqual({ ...over, again: null });
    expect(menuAvailability(alp, [on(5)], late)).toEqual({ available: true });
    expect(invitation(late, [on(6)])).toMatchObject({ reason: 'notOffered', again: '2026-11-21' });
  });
});

describe('the menus of a day', () => {
  it('are offered once, also when planned twice', () => {
    expect(menusOfferedOn([alp], [on(5), on(5)], '2026-11-20')).toEqual([alp]);
  });

  it('are the same on the week menu, to order and by themselves', () => {
    const dates = fc.integer({ min: 0, max: 20 }).map((days) => addDays(MONDAY, days - 3));
    const menus = fc.uniqueArray(fc.tuple(fc.constantFrom('a', 'b', 'c'), dates, dates), { selector: ([id]) => id });
    const entries = fc.array(
      fc.record({
        monday: fc.constantFrom(MONDAY, '2026-11-23', '2026-11-17'),
        dayOfWeek: fc.nat(6),
        menuId: fc.constantFrom('a', 'b', 'c', 'unknown'),
      }),
      { maxLength: 12 },
    );
    const minute = fc.integer({ min: 0, max: 14 * 1440 });
    fc.assert(
      fc.property(menus, entries, minute, (list, weekMenuEntries, minutes) => {
        const instant = new Date(Date.parse(at(MONDAY)) + minutes * 60_000).toISOString();
        const planned = list.map(([id, from, to]) => menu(id, from, to));
        const orderable = menusOrderableAt({ menus: planned, weekMenuEntries }, instant);
        const date = toLocalDate(instant);
        expect(weekMenuOf(planned, weekMenuEntries, date).find((day) => day.date === date)?.menus).toEqual(orderable);
        for (const each of planned) {
          const availability = menuAvailability(each, weekMenuEntries, instant);
          expect(availability.available).toBe(orderable.includes(each));
          if (availability.available || availability.again === null) continue;
          expect(menuAvailability(each, weekMenuEntries, at(availability.again)).available).toBe(true);
          for (let day = addDays(date, 1); day < availability.again; day = addDays(day, 1))
            expect(menuAvailability(each, weekMenuEntries, at(day)).available).toBe(false);
        }
      }),
    );
  });
});
