import { roleErrors } from '@ofenpost/contract/route';
import type { Account } from '@ofenpost/core/account/account';
import { type Action, may } from '@ofenpost/core/permission/permission';
import { isLoggedIn } from '@ofenpost/core/session/role';
import { ORPCError } from '@orpc/server';

/** The refusal of a caller without the permission; null for one who has it. */
export function refuseByRole(account: Account, action: Action) {
  if (may(account, action)) return null;
  return isLoggedIn(account)
    ? new ORPCError('FORBIDDEN', { ...roleErrors.FORBIDDEN, defined: true })
    : new ORPCError('UNAUTHORIZED', { ...roleErrors.UNAUTHORIZED, defined: true });
}
