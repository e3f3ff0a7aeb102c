import type { Role } from './role.ts';

/** German labels for staff. Source: product design, "Roles". */
export const ROLE_LABELS: Readonly<Record<Exclude<Role, 'guest'>, string>> = {
  customer: 'Kundschaft',
  courier: 'Kurier',
  staff: 'Mitarbeiter',
  manager: 'Geschäftsleitung',
};
