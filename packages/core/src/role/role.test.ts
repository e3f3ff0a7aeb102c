import { describe, expect, it } from 'vitest';
import { CUSTOMER } from '../account/account.fixtures.ts';
import { GUEST } from '../account/guest.ts';
import { ROLES_ID, isAdmin, isLoggedIn, roleOf } from './role.ts';

describe('roles', () => {
  it('have the ids of the product design', () => {
    expect(ROLES_ID).toEqual({ customer: 1, courier: 2, staff: 3, manager: 4 });
  });

  it('log in by e-mail', () => {
    expect([isLoggedIn(GUEST), isLoggedIn(CUSTOMER)]).toEqual([false, true]);
  });

  it('are admin from 3 on, and only when logged in', () => {
    expect([1, 2, 3, 4].map((rolesId) => isAdmin({ ...CUSTOMER, rolesId }))).toEqual([false, false, true, true]);
    expect(isAdmin({ ...GUEST, rolesId: 4 })).toBe(false);
  });

  it('are what the id says, and a guest when not logged in', () => {
    expect([0, 1, 2, 3, 4, 5].map((rolesId) => roleOf({ ...CUSTOMER, rolesId }))).toEqual([
      'customer',
      'customer',
      'courier',
      'staff',
      'manager',
      'manager',
    ]);
    expect(roleOf({ ...GUEST, rolesId: 4 })).toBe('guest');
  });
});
