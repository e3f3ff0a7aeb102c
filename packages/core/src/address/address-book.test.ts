import { describe, expect, it } from 'vitest';
import { WINTERTHUR } from '../delivery/delivery.fixtures.ts';
import { ADDRESS_DRAFT } from './address.fixtures.ts';
import { addressBookOf, isServed, preferredAddress, type Address } from './address.ts';

const LEFT = { ...WINTERTHUR, id: '00000000-0000-4000-8000-0000000000d2', active: false };
const NEVER_USED = { ...LEFT, id: '00000000-0000-4000-8000-0000000000d3' };
const UNKNOWN_ID = '00000000-0000-4000-8000-0000000000d4';
const AREAS = [LEFT, NEVER_USED, WINTERTHUR];

const address = (id: string, orderLocationId: string, isPreferred = false): Address => ({
  ...ADDRESS_DRAFT,
  id,
  orderLocationId,
  isPreferred,
});

describe('an address', () => {
  it.each([
    ['in an active area', WINTERTHUR.id, true],
    ['in an area without delivery', LEFT.id, false],
    ['in an area that is gone', UNKNOWN_ID, false],
  ])('%s is served: %j', (_, orderLocationId, served) => {
    expect(isServed({ orderLocationId }, AREAS)).toBe(served);
  });
});

describe('the address book', () => {
  it('names the areas that one can choose, and those that addresses lie in', () => {
    const addresses = [address('a', LEFT.id), address('b', UNKNOWN_ID, true)];
    expect(addressBookOf(addresses, AREAS)).toEqual({ addresses, orderLocations: [LEFT, WINTERTHUR] });
    expect(addressBookOf([], AREAS)).toEqual({ addresses: [], orderLocations: [WINTERTHUR] });
  });
});

describe('the checkout begins', () => {
  it.each([
    ['with the preferred address', [address('a', WINTERTHUR.id), address('b', WINTERTHUR.id, true)], 'b'],
    ['with none where there is none', [], undefined],
    ['with none where we left', [address('a', WINTERTHUR.id), address('b', LEFT.id, true)], undefined],
    ['with none in an area that is gone', [address('a', UNKNOWN_ID, true)], undefined],
  ])('%s', (_, addresses, id) => {
    expect(preferredAddress(addressBookOf(addresses, AREAS))?.id).toBe(id);
  });
});
