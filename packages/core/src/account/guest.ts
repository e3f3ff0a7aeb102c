import type { Account } from './account.ts';

/** Whoever is not signed in. */
export const GUEST: Account = { id: null, firstname: '', lastname: '', email: null, phoneNumber: '', rolesId: 1 };
