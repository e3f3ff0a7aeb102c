import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLACED_ORDER } from '../order/order.fixtures.ts';
import type { Order } from '../order/order.ts';
import { anySign } from '../text/any-sign.fixtures.ts';
import { EARLIER_ORDERS_MAX, earlierOrdersQuery, earlierOrdersSearch, findEarlierOrders } from './earlier-orders.ts';

const TODAY = '2026-11-22';
const orderOf = (number: number, contactName: string, phoneNumber = '078 123 45 67'): Order => ({
  ...PLACED_ORDER,
  number,
  status: 'delivered',
  address: { ...PLACED_ORDER.address, contactName, phoneNumber },
  orderTimeProgresses: { created: '2026-11-20T17:00:00.000Z', delivered: '2026-11-20T18:00:00.000Z' },
});
const ORDERS = [
  orderOf(1001, 'Zoë Müller'),
  orderOf(1012, 'René Keller', '052 222 00 41'),
  orderOf(2003, 'Anna Keller-Ärni', '079 333 10 01'),
  orderOf(10_015, ' Köbi  Zürcher '),
];
function findIn(orders: readonly Order[], query: string): Order[] {
  const search = earlierOrdersSearch(query);
  if (search === null) return [];
  const stored = orders.map((order) => ({ order }));
  return findEarlierOrders(stored, search, TODAY).map(({ order }) => order);
}
const found = (query: string, orders: readonly Order[] = ORDERS) => findIn(orders, query).map(({ number }) => number);

describe('the search for earlier orders', () => {
  it.each([
    ['nothing', '', []],
    ['blanks', '  \t', []],
    ['a number', '1012', [1012]],
    ['the beginning of a number', '10', [10_015, 1012, 1001]],
    ['a number with its sign', ' #2003 ', [2003]],
    ['only the end of a number', '003', []],
    ['a phone number', '052 222 00 41', [1012]],
    ['a phone number without spaces', '0522220041', [1012]],
    ['a phone number from abroad', '+41 (0)52 222 00 41', [1012]],
    ['a part of a phone number', '052 222', []],
    ['a phone number that nobody has', '052 222 00 42', []],
    ['a phone number that is too long', '052 222 00 411', []],
    ['a first name', 'anna', [2003]],
    ['the beginning of a last name in capitals', 'KEL', [2003, 1012]],
    ['a name that follows a dash', 'arni', [2003]],
    ['two names with a dash', 'keller-arni', [2003]],
    ['words in any order', 'keller  ren', [1012]],
    ['an umlaut', 'MÜLLER', [1001]],
    ['an umlaut left out', 'muller', [1001]],
    ['an umlaut spelled out', 'Mueller', [1001]],
    ['the end of a word', 'eller', []],
    ['two letters', 'an', []],
    ['three letters', 'ann', [2003]],
    ['three letters and one', 'kel a', [2003]],
    ['a name between spaces', 'zürcher', [10_015]],
    ['what papers put before a number', 'Bestellung Nr. 2003', [2003]],
    ['two names as one word', 'kellerarni', [2003]],
    ['two names with another dash', 'Keller–Aerni', [2003]],
    ['a phone number with words', 'Tel. 0041 52 222 00 41', [1012]],
    ['a stranger', 'Meier', []],
  ])('finds by %s', (_, query, numbers) => {
    expect(found(query)).toEqual(numbers);
  });

  it('leaves out what is still on the desk', () => {
    const open = { ...orderOf(1020, 'Keller'), status: 'ready' } as const;
    const today = {
      ...orderOf(1021, 'Keller'),
      orderTimeProgresses: { created: '2026-11-22T17:00:00.000Z', delivered: '2026-11-22T23:30:00.000Z' },
    };
    expect(found('keller', [...ORDERS, open, today])).toEqual([2003, 1012]);
  });

  it('answers the newest only', () => {
    const many = Array.from({ length: EARLIER_ORDERS_MAX + 1 }, (_, index) => orderOf(1001 + index, 'Keller'));
    expect(found('keller', many)).toEqual(
      many
        .map(({ number }) => number)
        .toReversed()
        .slice(0, -1),
    );
  });

  it('never throws, and finds nothing that is not there', () => {
    const hostile = fc.oneof(fc.string({ unit: anySign }), fc.constantFrom('\uD83D', '(((', "'", '0000000000'));
    fc.assert(
      fc.property(hostile, (query) => {
        for (const order of findIn(ORDERS, query)) expect(ORDERS).toContain(order);
      }),
    );
  });

  it('asks for nothing that no name, number or phone number can be', () => {
    for (const query of ['', '0', '078', 'ab cd', '--']) expect(earlierOrdersSearch(query)).toBeNull();
  });

  it('takes ten digits from 0 on for a phone number, as it is kept, and no others', () => {
    expect(earlierOrdersSearch('0522220041')).toEqual({ by: 'phoneNumber', phoneNumber: '052 222 00 41' });
    expect(earlierOrdersSearch('052 222 00 411')).toBeNull();
    expect(earlierOrdersSearch('1052 222 00 41')).toEqual({ by: 'number', digits: '10522220041' });
  });

  it.each([
    ['x'.repeat(60), true],
    ['x'.repeat(61), false],
    ['Anna\u0000', false],
  ])('takes %j: %s', (query, isTaken) => {
    expect(earlierOrdersQuery.safeParse(query).success).toBe(isTaken);
  });
});
