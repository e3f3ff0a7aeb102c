/** The key of who works at this device. It has its own file, because signing out only removes it and needs no schema. */
export const STORED_ACCOUNT_KEY = 'staff-account';
