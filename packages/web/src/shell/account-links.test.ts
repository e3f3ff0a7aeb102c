import { CUSTOMER, MANAGER, STAFF } from '@ofenpost/core/account/account.fixtures';
import { GUEST } from '@ofenpost/core/account/guest';
import { ROLES_ID } from '@ofenpost/core/role/role';
import { expect, it } from 'vitest';
import { hasTourLink } from './account-links.ts';

const COURIER = { ...CUSTOMER, rolesId: ROLES_ID.courier };

it('leads a courier to the own tour from the account menu, and all others not', () => {
  expect(hasTourLink(COURIER, { isSideMenu: false })).toBe(true);
  for (const other of [GUEST, { ...GUEST, rolesId: ROLES_ID.courier }, CUSTOMER, STAFF, MANAGER])
    expect(hasTourLink(other, { isSideMenu: false })).toBe(false);
});

it('leads nobody there twice from the side menu', () => {
  expect(hasTourLink(COURIER, { isSideMenu: true })).toBe(false);
});
