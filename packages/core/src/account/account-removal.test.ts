import { describe, expect, it } from 'vitest';
import { orderStatus } from '../order/order-status.ts';
import { PLACED_ORDER } from '../order/order.fixtures.ts';
import type { OrderEdit } from '../order/order.ts';
import { ROLES_ID } from '../role/role.ts';
import {
  type AccountRemovalError,
  FORGOTTEN_PERSON,
  accountRemovalMessage,
  isContactOf,
  validateOwnRemoval,
  validateRemoval,
  withoutPerson,
} from './account-removal.ts';
import { CUSTOMER } from './account.fixtures.ts';

const ME = CUSTOMER.id ?? '';
const BOSS = { ...CUSTOMER, rolesId: ROLES_ID.manager };
const DEPUTY = { ...BOSS, id: 'deputy' };

describe('an account', () => {
  it.each(orderStatus.options)('with an order that is %s', (status) => {
    const isOver = ['rejected', 'delivered', 'undeliverable', 'cancelled'].includes(status);
    const validated = validateRemoval([CUSTOMER], { accountId: ME, orders: [{ number: 1002, status }] });
    expect(validated).toEqual(
      isOver ? { ok: true, value: CUSTOMER } : { ok: false, error: { code: 'ordersOpen', numbers: [1002] } },
    );
  });

  it('goes without orders, and never as the last manager or another', () => {
    const remove = (accountId: string, ...accounts: (typeof BOSS)[]) =>
      validateRemoval(accounts, { accountId, orders: [] });
    expect(remove(ME, BOSS, DEPUTY).ok).toBe(true);
    expect(remove(ME, BOSS)).toEqual({ ok: false, error: { code: 'lastManager' } });
    expect(remove('nobody', BOSS)).toEqual({ ok: false, error: { code: 'accountForeign' } });
  });

  it.each(Object.entries(ROLES_ID))('of a %s', (role, rolesId) => {
    const own = { ...CUSTOMER, rolesId };
    const removal = validateOwnRemoval([own, DEPUTY], { accountId: ME, orders: [] });
    expect(removal).toEqual(role === 'customer' ? { ok: true, value: own } : { ok: false, error: { code: 'ofTeam' } });
  });

  it.each<[AccountRemovalError, string]>([
    [{ code: 'ordersOpen', numbers: [1001] }, 'Deine Bestellung 1001 ist noch'],
    [{ code: 'ordersOpen', numbers: [1001, 1002, 1003] }, 'Deine Bestellungen 1001, 1002 und 1003 sind noch'],
    [{ code: 'ofTeam' }, 'Bitte die Geschäftsleitung, dein Konto zu schliessen.'],
    [{ code: 'lastManager' }, 'Gib die Rolle zuerst jemand anderem.'],
    [{ code: 'accountForeign' }, 'Du kannst nur dein eigenes Konto löschen.'],
  ])('stays because of %j', (error, words) => expect(accountRemovalMessage(error)).toContain(words));
});

it('leaves in an order what the books need, and nobody', () => {
  const edit: OrderEdit = { revision: 2, at: '2026-11-20T17:10:00.000Z', lines: [], fields: ['remark'] };
  const edits = [{ ...edit, former: { remark: 'Anna wartet' } }];
  const forgotten = withoutPerson({ ...PLACED_ORDER, remark: 'Anna geht', edits });
  expect(forgotten).toEqual({
    ...PLACED_ORDER,
    edits: [edit],
    revision: PLACED_ORDER.revision + 1,
    address: { ...FORGOTTEN_PERSON, postcode: '8400', town: 'Winterthur' },
  });
});

it.each([
  ['anna.keller@example.ch', true],
  [' Anna.Keller@Example.ch ', true],
  // Anybody can enter anybody's number.
  ['078 123 45 67', false],
  ['0781234567', false],
  ['bernd@example.ch', false],
  ['', false],
])('the contact %j is of the account: %j', (contact, isOwn) => {
  expect(isContactOf(CUSTOMER.email, contact)).toBe(isOwn);
  expect(isContactOf(null, contact)).toBe(false);
});
