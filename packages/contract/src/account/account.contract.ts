import { account } from '@ofenpost/core/account/account';
import { accountUpdate, accountUpdateError } from '@ofenpost/core/account/account-update';
import { guardedRoute, refusal } from '../route.ts';

export const accountContract = {
  update: guardedRoute('account.edit')
    .route({
      method: 'PUT',
      path: '/accounts/{id}',
      summary: 'Change the own name and phone number',
      tags: ['account'],
    })
    .input(accountUpdate)
    .output(account)
    .errors(refusal(accountUpdateError)),
};
