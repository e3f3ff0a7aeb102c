import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PRICE_MAX } from '../money/money.ts';
import { enteredPrice, moneyAmount, quantity, wholeNumber } from './entered-fields.ts';

const messagesOf = (schema: ReturnType<typeof wholeNumber>, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

describe('a whole number', () => {
  const schema = wholeNumber({ min: -3, max: 7, message: 'falsch' });

  it('is accepted from the least to the most', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20, max: 20 }), (number) => {
        expect(messagesOf(schema, number)).toEqual(number >= -3 && number <= 7 ? [] : ['falsch']);
      }),
    );
  });

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, '3', null, undefined, 3n, [3], {}])('is not %s', (value) => {
    expect(messagesOf(schema, value)).toEqual(['falsch']);
  });

  it.each([1e300, Number.MAX_SAFE_INTEGER, -1e300])('is not %s, with one message at each check', (value) => {
    expect(new Set(messagesOf(schema, value))).toEqual(new Set(['falsch']));
  });

  it('has no negative zero', () => {
    expect(Object.is(schema.parse(-0), 0)).toBe(true);
    expect(schema.parse(5)).toBe(5);
  });
});

describe('what staff enter', () => {
  it('is told its limits', () => {
    expect(messagesOf(quantity('Die Fahrzeit', 'Minuten', { min: 5, max: 120 }), 4)).toEqual([
      'Die Fahrzeit muss zwischen 5 und 120 Minuten liegen.',
    ]);
    expect(messagesOf(moneyAmount('Der Betrag', { min: 1000, max: 5000 }), 999)).toEqual([
      'Der Betrag muss zwischen CHF 10.00 und CHF 50.00 liegen.',
    ]);
  });

  it('is told how an amount is typed where it is none', () => {
    for (const wrong of [Number.NaN, 1250.5, '1250', null])
      expect(messagesOf(moneyAmount('Der Betrag', { min: 1000, max: 5000 }), wrong)).toEqual([
        'Bitte gib einen Betrag wie 12.50 an. Der Betrag muss zwischen CHF 10.00 und CHF 50.00 liegen.',
      ]);
  });

  it('is a price up to CHF 1000', () => {
    const schema = enteredPrice('Der Preis');
    expect([0, PRICE_MAX].map((price) => messagesOf(schema, price))).toEqual([[], []]);
    expect(PRICE_MAX).toBe(100_000);
    for (const wrong of [-1, PRICE_MAX + 1])
      expect(messagesOf(schema, wrong)).toEqual(["Der Preis muss zwischen CHF 0.00 und CHF 1'000.00 liegen."]);
  });
});
