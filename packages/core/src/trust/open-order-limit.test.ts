import { expect, it } from 'vitest';
import { addressBlockOf, openOrderLimit } from './open-order-limit.ts';

const HOUSE = { street: 'Bahnhofstrasse', houseNumber: '12a', postcode: '8400' };

it.each([
  { street: 'bahnhofstr.', houseNumber: '12 A' },
  { street: 'Bahnhof-Strasse', houseNumber: '12a' },
  { street: 'Bahnhofstrasse 12', houseNumber: 'a' },
])('is the same house, written as %o', (written) => {
  expect(addressBlockOf({ ...HOUSE, ...written })).toBe(addressBlockOf(HOUSE));
});

it.each([{ houseNumber: '12b' }, { postcode: '8401' }, { street: 'Bahnhofplatz' }])('is another house: %o', (other) => {
  expect(addressBlockOf({ ...HOUSE, ...other })).not.toBe(addressBlockOf(HOUSE));
});

it('is no house where an order is collected', () => {
  expect(addressBlockOf({ street: '', houseNumber: '', postcode: '' })).toBeNull();
});

it.each([
  [2, 2, null],
  [3, 0, 'device'],
  [0, 3, 'address'],
])('with %s of the device and %s at the address: %s', (ofDevice, atAddress, of) => {
  expect(openOrderLimit({ ofDevice, atAddress })).toEqual(of === null ? null : { code: 'tooManyOpenOrders', of });
});
