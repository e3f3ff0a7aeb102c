import { servedAt } from '@ofenpost/core/catalogue/availability';
import { MARGHERITA } from '@ofenpost/core/catalogue/product.fixtures';
import { expect, it } from 'vitest';
import { shownProduct } from './shown-product.ts';
import { looksSameAt } from './use-shown-at.ts';

const product = shownProduct(MARGHERITA);
const late = { ...product, soldOutUntil: '2026-11-27T11:00:00.000Z' };
const at = (time: string) => servedAt(`2026-11-27T${time}:00.000Z`);

it('looks the same a minute later', () => {
  expect(looksSameAt([product, late], at('10:00'), at('10:01'))).toBe(true);
});

it('looks different once one of the products can be ordered again', () => {
  expect(looksSameAt([product, late], at('10:00'), at('11:05'))).toBe(false);
  expect(looksSameAt([product], at('10:00'), at('11:05'))).toBe(true);
});

it('looks different once one of the products can no longer be ordered', () => {
  const byDay = { ...product, availabilitySchedule: { daysOfWeek: [0, 1, 2, 3, 4, 5, 6], from: '08:00', to: '14:00' } };
  // In Zurich an hour later.
  expect(looksSameAt([product, byDay], at('10:00'), at('12:59'))).toBe(true);
  expect(looksSameAt([product, byDay], at('10:00'), at('13:30'))).toBe(false);
});

it('looks different once it says something else of what cannot be ordered', () => {
  const nextDay = { ...product, soldOutUntil: '2026-11-29T11:00:00.000Z' };
  const day = (date: string) => servedAt(`2026-11-${date}T10:00:00.000Z`);
  expect(looksSameAt([nextDay], day('27'), day('28'))).toBe(false);
});
