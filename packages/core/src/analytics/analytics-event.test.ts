import { expect, it } from 'vitest';
import { shownAddress } from './analytics-event.ts';

it.each([
  ['/products', '/products'],
  ['/order/1?capability=secret', '/order/1'],
  ['/products#fladen', '/products'],
  ['https://ofenpost.example/order-time/info?plz=8400#a?b', 'https://ofenpost.example/order-time/info'],
  ['/a?b\nc', '/a'],
  ['', ''],
])('of %j others learn %j', (address, shown) => {
  expect(shownAddress(address)).toBe(shown);
});
