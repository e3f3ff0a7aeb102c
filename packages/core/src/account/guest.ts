import type { Account } from './account.ts';

/** The account of a person who is not signed in. */
export const GUEST: Account = { id: null, firstname: '', lastname: '', email: null, phoneNumber: '', rolesId: 1 };
