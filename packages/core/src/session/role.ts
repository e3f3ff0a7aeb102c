import type { Account } from '../account/account.ts';

/** Source: product design, "Roles". */
export const ROLES_ID = { customer: 1, courier: 2, staff: 3, manager: 4 } as const;

/** From this level on an account is staff. Source: specification, section 9. */
export const ADMIN_ROLES_ID = ROLES_ID.staff;

/** Source: specification, section 6: logged in only if email is not null. */
export const isLoggedIn = (account: Account): boolean => account.email !== null;

/** Source: product design, "Roles": the management. */
export const isManager = (account: Account): boolean => isLoggedIn(account) && account.rolesId >= ROLES_ID.manager;

/** Source: specification, section 6: rolesId 3 or higher. */
export const isAdmin = (account: Account): boolean => isLoggedIn(account) && account.rolesId >= ADMIN_ROLES_ID;
