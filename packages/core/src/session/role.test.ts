import { describe, expect, it } from 'vitest';
import { CUSTOMER } from '../account/account.fixtures.ts';
import { GUEST } from '../account/account.ts';
import { ROLES_ID, isAdmin, isLoggedIn, isManager } from './role.ts';

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

  it('are manager from 4 on, and only when logged in', () => {
    expect([1, 2, 3, 4].map((rolesId) => isManager({ ...CUSTOMER, rolesId }))).toEqual([false, false, false, true]);
    expect(isManager({ ...GUEST, rolesId: 4 })).toBe(false);
  });
});
