import { describe, expect, it } from 'vitest';
import { easterSunday, swissHolidays } from './swiss-holidays.ts';

describe('Swiss holidays', () => {
  // Source: the dates of Easter, as published.
  it.each([
    '1818-03-22',
    '1943-04-25',
    '1954-04-18',
    '1981-04-19',
    '2000-04-23',
    '2008-03-23',
    '2011-04-24',
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2027-03-28',
    '2038-04-25',
    '2049-04-18',
    '2076-04-19',
    '2285-03-22',
  ])('Easter is on %s', (date) => {
    expect(easterSunday(Number(date.slice(0, 4)))).toBe(date);
  });

  it('Easter is a Sunday from 22 March to 25 April', () => {
    for (let year = 1900; year < 2200; year += 1) {
      const date = easterSunday(year);
      expect(new Date(date).getUTCDay()).toBe(0);
      expect(date.slice(5) >= '03-22' && date.slice(5) <= '04-25').toBe(true);
    }
  });

  it('are those of 2026', () => {
    expect(
      swissHolidays(2026).map(({ date, name, isEverywhere }) => `${date} ${name}${isEverywhere ? '' : ' *'}`),
    ).toEqual([
      '2026-01-01 Neujahr',
      '2026-01-02 Berchtoldstag *',
      '2026-01-06 Dreikönigstag *',
      '2026-03-19 Josefstag *',
      '2026-04-03 Karfreitag',
      '2026-04-05 Ostersonntag',
      '2026-04-06 Ostermontag',
      '2026-05-01 Tag der Arbeit *',
      '2026-05-14 Auffahrt',
      '2026-05-24 Pfingstsonntag',
      '2026-05-25 Pfingstmontag',
      '2026-06-04 Fronleichnam *',
      '2026-08-01 Nationalfeiertag',
      '2026-08-15 Mariä Himmelfahrt *',
      '2026-09-20 Bettag',
      '2026-11-01 Allerheiligen *',
      '2026-12-08 Mariä Empfängnis *',
      '2026-12-24 Heiligabend *',
      '2026-12-25 Weihnachten',
      '2026-12-26 Stephanstag',
      '2026-12-31 Silvester *',
    ]);
  });

  // Source: the dates of the Bettag, as published.
  it.each(['2019-09-15', '2020-09-20', '2024-09-15', '2025-09-21', '2027-09-19'])('the Bettag is on %s', (date) => {
    const { date: found } = swissHolidays(Number(date.slice(0, 4))).find(({ name }) => name === 'Bettag') ?? {};
    expect(found).toBe(date);
  });
});
