import { type RoleHolder, roleOf } from '@ofenpost/core/role/role';

/**
 * Whether the account menu leads to the own tour. Couriers have no menu of the team on wide screens; the side menu of
 * narrow ones has the links of the team already.
 */
export const hasTourLink = (account: RoleHolder, { isSideMenu }: { readonly isSideMenu: boolean }): boolean =>
  !isSideMenu && roleOf(account) === 'courier';
