import * as z from 'zod/mini';
import { type Account, account } from '../account/account.ts';
import { GUEST } from '../account/guest.ts';
import { hasSession } from '../role/role.ts';
import type { KeyValuePort } from '../storage/key-value.port.ts';
import { readValue } from '../storage/versioned-value.ts';
import { STORED_ACCOUNT } from './stored-account.ts';

const schema = z.object({ ...z.pick(account, { id: true, rolesId: true, device: true }).shape, isPerson: z.boolean() });

/** Who worked at this device last, without name and e-mail address; null where nobody did, or has signed out. */
export function readAccount(keyValue: KeyValuePort): Account | null {
  const stored = readValue(keyValue, { ...STORED_ACCOUNT, schema });
  if (stored === null) return null;
  const { isPerson, ...known } = stored;
  const who = { ...GUEST, ...known, email: isPerson ? '' : null };
  return hasSession(who) ? who : null;
}
