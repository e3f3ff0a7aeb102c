import { apiContract } from '@ofenpost/contract/api.contract';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import type { Services } from '../services.ts';
import type { Authentication } from '../session/authentication.ts';
import { expiredSessionCookie } from '../session/session-cookie.ts';
import { signedInId } from '../session/signed-in-id.ts';
import { loadAccountData } from './load-account-data.ts';
import { removeAccount } from './remove-account.ts';
import { updateAccount } from './update-account.ts';

const account = implement(apiContract.account).$context<ApiContext>();

/** The handlers of `apiContract.account`. */
export const createAccountRoutes = (services: Services, { cookieKey }: Pick<Authentication, 'cookieKey'>) => ({
  update: account.update.handler(async ({ context, input, errors }) => {
    const result = await updateAccount(services, await signedInId(context), input);
    if (!result.ok) throw errors.REFUSED({ data: result.error });
    return result.value;
  }),
  loadData: account.loadData.handler(async ({ context }) =>
    loadAccountData(services, await context.account(), await signedInId(context)),
  ),
  remove: account.remove.handler(async ({ context, input, errors }) => {
    const result = await removeAccount(services, await signedInId(context), input.id);
    if (!result.ok) throw errors.REFUSED({ data: result.error });
    context.responseHeaders.append('set-cookie', await expiredSessionCookie(cookieKey));
    return result.value;
  }),
});
