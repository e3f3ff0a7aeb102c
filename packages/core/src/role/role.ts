/** Source: product design, "Roles". */
export const ROLES_ID = { customer: 1, courier: 2, staff: 3, manager: 4 } as const;

/** From this level on an account is staff. Source: specification, section 9. */
export const ADMIN_ROLES_ID = ROLES_ID.staff;

/** What decides the role: `email` is null for a person who is not logged in. */
export type RoleHolder = {
  readonly email: string | null;
  readonly rolesId: number;
  /** Set for a device of the restaurant, which has permissions of its own. */
  readonly device?: { readonly duty: 'kitchen' | 'desk' } | undefined;
  /** Set for an API key: beside its role it has these actions of the permission table and no others. */
  readonly apiKey?: { readonly actions: readonly string[] } | undefined;
};

/** Source: specification, section 6: logged in only if email is not null. */
export const isLoggedIn = (account: RoleHolder): boolean => account.email !== null;

/** Source: specification, section 6: rolesId 3 or higher. */
export const isAdmin = (account: RoleHolder): boolean => isLoggedIn(account) && account.rolesId >= ADMIN_ROLES_ID;

/** Whether somebody works here, couriers too. */
export const isTeam = (account: RoleHolder): boolean => isLoggedIn(account) && account.rolesId >= ROLES_ID.courier;

/** The role of a person; one who is not logged in is a guest, whatever the rolesId. */
export type PersonRole = 'guest' | keyof typeof ROLES_ID;
export type Role = PersonRole | 'kitchenDevice' | 'deskDevice';

/** The role of an account; ids above the known ones count as the highest, all others as customers. */
export function personRoleOf(account: RoleHolder): PersonRole {
  if (!isLoggedIn(account)) return 'guest';
  if (account.rolesId >= ROLES_ID.manager) return 'manager';
  if (account.rolesId >= ROLES_ID.staff) return 'staff';
  return account.rolesId === ROLES_ID.courier ? 'courier' : 'customer';
}

/** The role of whoever calls: of a device, else of the person. */
export function roleOf(account: RoleHolder): Role {
  return account.device === undefined ? personRoleOf(account) : `${account.device.duty}Device`;
}

/** Whether there is a session that can end: of a person or of a device. */
export const hasSession = (account: RoleHolder): boolean => isLoggedIn(account) || account.device !== undefined;

/** German labels for staff. Source: product design, "Roles". */
export const ROLE_LABELS: Readonly<Record<Exclude<PersonRole, 'guest'>, string>> = {
  customer: 'Kundschaft',
  courier: 'Kurier',
  staff: 'Mitarbeiter',
  manager: 'Geschäftsleitung',
};
