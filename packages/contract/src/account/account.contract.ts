import { account } from '@ofenpost/core/account/account';
import { accountData } from '@ofenpost/core/account/account-data';
import { accountRemovalError } from '@ofenpost/core/account/account-removal';
import { accountUpdate, accountUpdateError } from '@ofenpost/core/account/account-update';
import * as z from 'zod/mini';
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
  loadData: guardedRoute('account.edit')
    .route({
      method: 'GET',
      path: '/me/data',
      summary: 'Everything that is kept about whoever is signed in',
      tags: ['account'],
    })
    .output(accountData),
  remove: guardedRoute('account.edit')
    .route({
      method: 'DELETE',
      path: '/accounts/{id}',
      summary: 'Remove the own account for good; answers who one is from then on, a guest',
      tags: ['account'],
    })
    .input(z.object({ id: z.string() }))
    .output(account)
    .errors(refusal(accountRemovalError)),
};
