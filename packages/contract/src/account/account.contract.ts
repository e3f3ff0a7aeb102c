import { account, accountUpdate, accountUpdateError } from '@ofenpost/core/account/account';
import { accountAdminError, accountDetail, roleWish } from '@ofenpost/core/account/account-admin';
import { accountData } from '@ofenpost/core/account/account-data';
import { ACCOUNT_LIST, accountPage } from '@ofenpost/core/account/account-list';
import { accountRemovalError } from '@ofenpost/core/account/account-removal';
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

const tags = ['account-desk'];
const id = z.uuid();

export const accountAdminContract = {
  // The filter is sent in the body, because it may hold names and addresses that must not appear in a log.
  list: guardedRoute('account.readAll')
    .route({ method: 'POST', path: '/desk/accounts/search', summary: 'The accounts, page by page', tags })
    .input(ACCOUNT_LIST.schema)
    .output(accountPage),
  find: guardedRoute('account.readAll')
    .route({ method: 'GET', path: '/desk/accounts/{id}', summary: 'An account, if there is one', tags })
    .input(z.object({ id }))
    .output(z.nullable(accountDetail)),
  changeRole: guardedRoute('role.change')
    .route({
      method: 'PUT',
      path: '/desk/accounts/{id}/role',
      summary: 'Give an account another role than the one that was seen; ends its sessions',
      tags,
    })
    .input(z.extend(roleWish, { id }))
    .output(accountDetail)
    .errors(refusal(accountAdminError)),
  signOut: guardedRoute('account.manage')
    .route({ method: 'DELETE', path: '/desk/accounts/{id}/sessions', summary: 'End all sessions of an account', tags })
    .input(z.object({ id }))
    .output(accountDetail)
    .errors(refusal(accountAdminError)),
  removeSecondFactor: guardedRoute('account.manage')
    .route({
      method: 'DELETE',
      path: '/desk/accounts/{id}/second-factor',
      summary: 'Take the second factor away from an account; ends its sessions',
      tags,
    })
    .input(z.object({ id }))
    .output(accountDetail)
    .errors(refusal(accountAdminError)),
  remove: guardedRoute('account.manage')
    .route({ method: 'DELETE', path: '/desk/accounts/{id}', summary: 'Remove an account for good', tags })
    .input(z.object({ id }))
    .output(accountDetail)
    .errors(refusal(accountAdminError)),
};
