import { ROLES_ID } from '@ofenpost/core/session/role';

/** Somebody whom the local sign-in offers outside production. */
export type DemoPerson = {
  /** The account's id, and the person's at the local provider. */
  readonly id: string;
  readonly title: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly rolesId: number;
};

export const DEMO_PEOPLE: readonly DemoPerson[] = [
  {
    id: '5f0c6a3e-7d21-4b5e-9a10-000000000001',
    title: 'Kundin',
    firstname: 'Lea',
    lastname: 'Brunner',
    email: 'lea.brunner@example.ch',
    phoneNumber: '078 123 45 67',
    rolesId: ROLES_ID.customer,
  },
  {
    id: '5f0c6a3e-7d21-4b5e-9a10-000000000003',
    title: 'Mitarbeiter',
    firstname: 'Jonas',
    lastname: 'Keller',
    email: 'jonas.keller@example.ch',
    phoneNumber: '078 234 56 78',
    rolesId: ROLES_ID.staff,
  },
  {
    id: '5f0c6a3e-7d21-4b5e-9a10-000000000004',
    title: 'Geschäftsleitung',
    firstname: 'Miriam',
    lastname: 'Baumann',
    email: 'miriam.baumann@example.ch',
    phoneNumber: '078 345 67 89',
    rolesId: ROLES_ID.manager,
  },
];
