import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLACED_ORDER } from '../order/order.fixtures.ts';
import type { Order } from '../order/order.ts';
import { anySign } from '../text/any-sign.fixtures.ts';
import { searchOrders } from './board-search.ts';

const orderOf = (number: number, contactName: string, phoneNumber: string): Order => ({
  ...PLACED_ORDER,
  number,
  address: { ...PLACED_ORDER.address, contactName, phoneNumber },
});
const ORDERS = [
  orderOf(1001, 'Zoë Müller', '078 123 45 67'),
  orderOf(1012, 'René Keller', '052 222 00 41'),
  orderOf(2003, 'Anna Keller', '+41 79 333 10 01'),
];
const found = (query: string) => searchOrders(ORDERS, query).map(({ number }) => number);

describe('the search at the desk', () => {
  it.each([
    ['nothing', '', [1001, 1012, 2003]],
    ['blanks', '  \t', [1001, 1012, 2003]],
    ['a number', '1012', [1012]],
    ['the beginning of a number', '10', [1001, 1012, 2003]],
    ['a number with its sign', ' #2003 ', [2003]],
    ['a number that is the end of a phone number too', '1001', [1001, 2003]],
    ['only the end of a number', '012', []],
    ['a phone number', '078 123 45 67', [1001]],
    ['a phone number without spaces', '0781234567', [1001]],
    ['a phone number with dots and dashes', '078.123-45/67', [1001]],
    ['a phone number from abroad', '+41 78 123 45 67', [1001]],
    ['a phone number from abroad with zeros', '0041781234567', [1001]],
    ['a phone number with the zero in brackets', '+41 (0)78 123', [1001]],
    ['a phone number that was entered from abroad', '079 333', [2003]],
    ['a part of a phone number', '123 45', [1001]],
    ['a phone number with a zero too many', '+41 078 123', [1001]],
    ['a part that looks like the country code', '0041', [1012]],
    ['the end of a phone number', '00 41', [1012]],
    ['a plus', '+', [1001, 1012, 2003]],
    ['a sign that begins a number', '#', [1001, 1012, 2003]],
    ['a name', 'Keller', [1012, 2003]],
    ['a part of a name in capitals', 'KEL', [1012, 2003]],
    ['a name without its accents', 'rene zoe', []],
    ['a name without its accents, first', 'rene', [1012]],
    ['a name with accents that it has not', 'Ännä', [2003]],
    ['an umlaut', 'MÜLLER', [1001]],
    ['an umlaut left out', 'muller', [1001]],
    ['an umlaut spelled out', 'Mueller', [1001]],
    ['an umlaut in two code points', 'Mu\u0308ller', [1001]],
    ['words in any order', 'keller  anna', [2003]],
    ['a name and a number', 'Keller 1012', [1012]],
    ['a name and a part of a number', 'Keller 101', []],
    ['what papers put before a number', 'Bestellung Nr. 2003', [2003]],
    ['its short form', 'Nr.2003', [2003]],
    ['a name and a phone number', 'Keller +41 52 222 00 41', [1012]],
    ['a name in quotes', '«Keller»,', [1012, 2003]],
    ['a stranger', 'Meier', []],
  ])('finds by %s', (_, query, numbers) => {
    expect(found(query)).toEqual(numbers);
  });

  it.each([
    ['a street', 'bahnhof', [1012]],
    ['the beginning of a street and its house', 'Bahnhofstr 7b', [1012]],
    ['another house of the street', 'Bahnhofstr 9', []],
    ['the whole street and its house', 'bahnhofstrasse 7b', [1012]],
    ['a dish', 'margherita', [1001, 1012, 2003]],
    ['a topping', 'ruebli', [2003]],
    ['a dish and a name', 'margherita anna', [2003]],
    ['an amount', '43.00', [1001, 1012]],
    ['an amount in francs', 'CHF 27.5', [2003]],
    ['an amount with a comma', '27,50', [2003]],
    ['an amount that nobody pays', '99.95', []],
    ['the street of one that is collected', 'hofgasse', []],
  ])('finds by %s', (_, query, numbers) => {
    const [first, second, third] = ORDERS;
    if (first === undefined || second === undefined || third === undefined) throw new Error('There are three.');
    const orders: Order[] = [
      { ...first, fulfilment: 'collected', address: { ...first.address, street: 'Hofgasse' } },
      { ...second, address: { ...second.address, street: 'Bahnhofstrasse', houseNumber: '7b' } },
      {
        ...third,
        totalPrice: 2750,
        productOrders: third.productOrders.map((line) => ({ ...line, options: [{ name: 'Rüebli', price: 0 }] })),
      },
    ];
    expect(searchOrders(orders, query).map(({ number }) => number)).toEqual(numbers);
  });

  it('finds a name that is spelled in two code points', () => {
    const order = orderOf(7, 'Jo\u0308rg', '1');
    for (const query of ['Jörg', 'joerg', 'jorg']) expect(searchOrders([order], query)).toEqual([order]);
  });

  it('never throws, and finds nothing that is not there', () => {
    const hostile = fc.oneof(
      fc.string({ unit: anySign }),
      fc.constantFrom('\uD83D', '(((', '+', '__proto__', 'x'.repeat(100_000)),
    );
    fc.assert(
      fc.property(hostile, (query) => {
        for (const order of searchOrders(ORDERS, query)) expect(ORDERS).toContain(order);
      }),
    );
  });
});
