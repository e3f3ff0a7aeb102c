import { describe, expect, it } from 'vitest';
import { RESTAURANT } from './restaurant.fixtures.ts';
import { isIdentityField, supplierBefore, validateIdentity } from './supplier.ts';

describe('who sells', () => {
  const NOW = '2026-11-20T17:45:00.000Z';
  const change = (after: Partial<typeof RESTAURANT>, mayOverride?: boolean) =>
    validateIdentity({
      before: RESTAURANT,
      after: { ...RESTAURANT, ...after },
      now: NOW,
      ...(mayOverride !== undefined && { mayOverride }),
    });

  it.each(['name', 'street', 'postcode', 'town', 'vatNumber'] as const)('is changed by few: the %s', (field) => {
    expect(isIdentityField(field)).toBe(true);
    expect(change({ [field]: 'anders' })).toMatch(/nur die Geschäftsleitung/);
    expect(change({ [field]: 'anders' }, true)).toBeNull();
  });

  it('leaves the rest to all staff, a first draft not', () => {
    expect(isIdentityField('claim')).toBe(false);
    expect(change({ claim: 'Neu', story: [], phoneNumber: '052 000 00 00', email: 'neu@example.ch' })).toBeNull();
    expect(validateIdentity({ before: null, after: RESTAURANT, now: NOW })).toMatch(/nur die Geschäftsleitung/);
  });

  it('is read from what a change recorded, whatever was added since', () => {
    const { name, street, postcode, town, phoneNumber, email, vatNumber } = RESTAURANT;
    const recorded = { name, street, postcode, town, phoneNumber, email, vatNumber };
    expect(supplierBefore({ ...recorded, story: [] })).toEqual(recorded);
    for (const unreadable of [null, undefined, { name }]) expect(supplierBefore(unreadable)).toBeNull();
  });
});
