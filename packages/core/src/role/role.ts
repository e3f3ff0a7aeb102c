/** Source: product design, "Roles". */
export const ROLES_ID = { customer: 1, courier: 2, staff: 3, manager: 4 } as const;

/** From this level on an account is staff. Source: specification, section 9. */
export const ADMIN_ROLES_ID = ROLES_ID.staff;

/** What decides the role: `email` is null for a person who is not logged in. */
export type RoleHolder = { readonly email: string | null; readonly rolesId: number };

/** Source: specification, section 6: logged in only if email is not null. */
export const isLoggedIn = (account: RoleHolder): boolean => account.email !== null;

/** Source: specification, section 6: rolesId 3 or higher. */
export const isAdmin = (account: RoleHolder): boolean => isLoggedIn(account) && account.rolesId >= ADMIN_ROLES_ID;

/** A person who is not logged in is a guest, whatever the rolesId. */
export type Role = 'guest' | keyof typeof ROLES_ID;

/** The role of an account; ids above the known ones count as the highest, all others as customers. */
export function roleOf(account: RoleHolder): Role {
  if (!isLoggedIn(account)) return 'guest';
  if (account.rolesId >= ROLES_ID.manager) return 'manager';
  if (account.rolesId >= ROLES_ID.staff) return 'staff';
  return account.rolesId === ROLES_ID.courier ? 'courier' : 'customer';
}

/** German labels for staff. Source: product design, "Roles". */
export const ROLE_LABELS: Readonly<Record<Exclude<Role, 'guest'>, string>> = {
  customer: 'Kundschaft',
  courier: 'Kurier',
  staff: 'Mitarbeiter',
  manager: 'Geschäftsleitung',
};
