import { apiContract } from '@ofenpost/contract/api.contract';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import type { Services } from '../services.ts';
import { signedInId } from '../session/signed-in-id.ts';
import { updateAccount } from './update-account.ts';

const account = implement(apiContract.account).$context<ApiContext>();

/** The handlers of `apiContract.account`. */
export const createAccountRoutes = (services: Services) => ({
  update: account.update.handler(async ({ context, input, errors }) => {
    const result = await updateAccount(services, await signedInId(context), input);
    if (!result.ok) throw errors.REFUSED({ data: result.error });
    return result.value;
  }),
});
