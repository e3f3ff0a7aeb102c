import { describe, expect, it } from 'vitest';
import { RESTAURANT } from './restaurant.fixtures.ts';
import { isSupplierField, supplierBefore, validateSupplier } from './supplier.ts';

describe('who sells', () => {
  const NOW = '2026-11-20T17:45:00.000Z';
  const change = (after: Partial<typeof RESTAURANT>, mayOverride?: boolean) =>
    validateSupplier({
      before: RESTAURANT,
      after: { ...RESTAURANT, ...after },
      now: NOW,
      ...(mayOverride !== undefined && { mayOverride }),
    });

  it.each(['name', 'street', 'postcode', 'town', 'phoneNumber', 'email', 'vatNumber'] as const)(
    'is changed by few: the %s',
    (field) => {
      expect(isSupplierField(field)).toBe(true);
      expect(change({ [field]: 'anders' })).toMatch(/nur die Geschäftsleitung/);
      expect(change({ [field]: 'anders' }, true)).toBeNull();
    },
  );

  it('leaves the rest to all staff, a first draft not', () => {
    expect(isSupplierField('claim')).toBe(false);
    expect(change({ claim: 'Neu', story: [] })).toBeNull();
    expect(validateSupplier({ before: null, after: RESTAURANT, now: NOW })).toMatch(/nur die Geschäftsleitung/);
  });

  it('is read from what a change recorded, whatever was added since', () => {
    const { name, street, postcode, town, phoneNumber, email, vatNumber } = RESTAURANT;
    const recorded = { name, street, postcode, town, phoneNumber, email, vatNumber };
    expect(supplierBefore({ ...recorded, story: [] })).toEqual(recorded);
    for (const unreadable of [null, undefined, { name }]) expect(supplierBefore(unreadable)).toBeNull();
  });
});
