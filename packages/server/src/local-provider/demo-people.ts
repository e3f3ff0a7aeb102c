import { createHmac } from 'node:crypto';
import { ROLES_ID } from '@ofenpost/core/role/role';

/** A person of the local provider, for trying out a role. */
export type DemoPerson = {
  /** The id of the account, and of the person at the provider. */
  readonly id: string;
  readonly title: string;
  readonly task: string;
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
    task: 'bestellt und verfolgt ihre Bestellung',
    firstname: 'Lea',
    lastname: 'Brunner',
    email: 'lea.brunner@ofenpost.example',
    phoneNumber: '078 123 45 67',
    rolesId: ROLES_ID.customer,
  },
  {
    id: '5f0c6a3e-7d21-4b5e-9a10-000000000002',
    title: 'Kurierin',
    task: 'fährt die Bestellungen ihrer Tour und kassiert',
    firstname: 'Samira',
    lastname: 'Frei',
    email: 'samira.frei@ofenpost.example',
    phoneNumber: '078 456 78 90',
    rolesId: ROLES_ID.courier,
  },
  {
    id: '5f0c6a3e-7d21-4b5e-9a10-000000000003',
    title: 'Mitarbeiter',
    task: 'nimmt Bestellungen an und führt sie aus',
    firstname: 'Jonas',
    lastname: 'Keller',
    email: 'jonas.keller@ofenpost.example',
    phoneNumber: '078 234 56 78',
    rolesId: ROLES_ID.staff,
  },
  {
    id: '5f0c6a3e-7d21-4b5e-9a10-000000000004',
    title: 'Geschäftsleitung',
    task: 'darf zusätzlich alles einstellen',
    firstname: 'Miriam',
    lastname: 'Baumann',
    email: 'miriam.baumann@ofenpost.example',
    phoneNumber: '078 345 67 89',
    rolesId: ROLES_ID.manager,
  },
];

/** The name of the local provider at sign-in. */
export const LOCAL_PROVIDER_ID = 'local';
/** The path of the local provider; its issuer is PUBLIC_URL with this path. */
export const LOCAL_PROVIDER_PATH = '/oidc';
export const LOCAL_DISCOVERY_PATH = `${LOCAL_PROVIDER_PATH}/.well-known/openid-configuration`;

/** The page on which a demo person is chosen. */
export const CHOICE_PATH = `${LOCAL_PROVIDER_PATH}/sign-in`;

/** This app's client id at the local provider. */
export const LOCAL_CLIENT_ID = 'ofenpost';
export const LOCAL_CALLBACK_PATH = `/api/auth/callback/${LOCAL_PROVIDER_ID}`;

/** A secret that the provider and its client share, which nobody has to configure. */
export const localClientSecret = (authSecret: string): string =>
  createHmac('sha256', authSecret).update('local provider').digest('base64url');
