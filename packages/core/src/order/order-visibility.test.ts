import { expect, it } from 'vitest';
import { CUSTOMER as SOMEBODY } from '../account/account.fixtures.ts';
import { GUEST } from '../account/guest.ts';
import { ROLES_ID } from '../role/role.ts';
import { canSeeOrder, isOwnOrder } from './order-summary.ts';

const CUSTOMER = { ...SOMEBODY, id: 'customer' };
const COURIER = { ...SOMEBODY, id: 'courier', rolesId: ROLES_ID.courier };
const STAFF = { ...SOMEBODY, id: 'staff', rolesId: ROLES_ID.staff };

it.each([
  ['the customer who placed it', CUSTOMER, CUSTOMER.id, true, true],
  ['another customer', CUSTOMER, 'somebody', false, false],
  ['a guest, of a guest', GUEST, null, false, false],
  ['a guest, of a customer', GUEST, CUSTOMER.id, false, false],
  ['a courier', COURIER, CUSTOMER.id, false, false],
  ['staff, of a guest', STAFF, null, true, false],
  ['staff, of a customer', STAFF, CUSTOMER.id, true, false],
  ['staff, the own one', STAFF, STAFF.id, true, true],
] as const)('shows an order to whom it concerns: %s', (_, account, accountId, isSeen, isOwn) => {
  expect([canSeeOrder(account, { accountId }), isOwnOrder(account, { accountId })]).toEqual([isSeen, isOwn]);
});
