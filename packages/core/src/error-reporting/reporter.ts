import type { Account } from '../account/account.ts';
import { isAdmin } from '../session/role.ts';

/** Who is named in a report. */
export type Reporter = { readonly fullName: string; readonly email: string };

/** Staff are named, and may send a message along; nobody else is. Source: specification, section 6. */
export function reporterOf(account: Account): Reporter | null {
  const { firstname, lastname, email } = account;
  return isAdmin(account) && email !== null ? { fullName: `${firstname} ${lastname}`.trim(), email } : null;
}
