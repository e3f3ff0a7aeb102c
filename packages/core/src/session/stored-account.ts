import type { Account } from '../account/account.ts';
import type { KeyValuePort } from '../storage/key-value.port.ts';
import { STORED_ACCOUNT_KEY } from './stored-account-key.ts';

/** Where it is stored. Reading it needs a schema, which the pages of guests do not load: so that has its own file. */
export const STORED_ACCOUNT = { key: STORED_ACCOUNT_KEY, version: 1 };

/** What decides whose screen it is and what it may do; neither name nor address. */
const storedOf = ({ id, rolesId, device, email }: Account) => ({
  id,
  rolesId,
  ...(device !== undefined && { device }),
  isPerson: email !== null,
});

/** As `readValue` reads it. */
const textOf = (who: Account): string => JSON.stringify({ version: STORED_ACCOUNT.version, value: storedOf(who) });

/** Stores who works at this device, so that their screens open without a network too. */
export const storeAccount = (keyValue: KeyValuePort, who: Account): void =>
  keyValue.write(STORED_ACCOUNT.key, textOf(who));

/** Removes whoever is not the account of the server's answer, or has another role by now. */
export function forgetOtherAccount(keyValue: KeyValuePort, known: Account): void {
  const stored = keyValue.read(STORED_ACCOUNT.key);
  if (stored !== null && stored !== textOf(known)) keyValue.remove(STORED_ACCOUNT.key);
}
