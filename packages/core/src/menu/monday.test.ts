import { expect, it } from 'vitest';
import { monday } from './menu-plan.ts';

it.each(['2026-11-16', '2024-12-30', '2000-01-03'])('%s names a week', (date) => {
  expect(monday.parse(date)).toBe(date);
});

it.each(['2026-11-15', '2026-11-17', '2026-11-20', '2026-11-22'])('%s is no Monday', (date) => {
  expect(monday.safeParse(date).error?.issues.map(({ message }) => message)).toEqual(['Eine Woche beginnt am Montag.']);
});

it.each(['2026-02-30', '2026-11-16T00:00', '16.11.2026', '', null, 20_261_116, {}])('%j is no date', (date) => {
  expect(monday.safeParse(date).success).toBe(false);
});
