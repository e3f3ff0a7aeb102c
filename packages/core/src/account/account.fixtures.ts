import { ROLES_ID } from '../role/role.ts';
import type { Account } from './account.ts';

export const CUSTOMER: Account = {
  id: '00000000-0000-4000-8000-0000000000e1',
  firstname: 'Anna',
  lastname: 'Keller',
  email: 'anna.keller@example.ch',
  phoneNumber: '078 123 45 67',
  rolesId: ROLES_ID.customer,
};

export const STAFF: Account = {
  ...CUSTOMER,
  id: '00000000-0000-4000-8000-0000000000e2',
  firstname: 'Reto',
  lastname: 'Meier',
  email: 'reto.meier@example.ch',
  rolesId: ROLES_ID.staff,
};

export const COURIER: Account = {
  ...CUSTOMER,
  id: '00000000-0000-4000-8000-0000000000e4',
  firstname: 'Samira',
  lastname: 'Frei',
  email: 'samira.frei@example.ch',
  rolesId: ROLES_ID.courier,
};

export const MANAGER: Account = {
  ...STAFF,
  id: '00000000-0000-4000-8000-0000000000e3',
  firstname: 'Nadja',
  email: 'leitung@example.ch',
  rolesId: ROLES_ID.manager,
};
