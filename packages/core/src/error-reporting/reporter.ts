import type { Account } from '../account/account.ts';
import { isAdmin } from '../session/role.ts';

/** The person who is named in a report. */
export type Reporter = { readonly fullName: string; readonly email: string };

/** Only staff are named in reports and can add a message. Source: specification, section 6. */
export function reporterOf(account: Account): Reporter | null {
  const { firstname, lastname, email } = account;
  return isAdmin(account) && email !== null ? { fullName: `${firstname} ${lastname}`.trim(), email } : null;
}
