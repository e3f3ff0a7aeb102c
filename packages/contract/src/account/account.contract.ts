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
      description: "The email address is the provider's, and is not changed here.",
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
      description: "The answer to a request for one's own data, as one JSON document.",
      tags: ['account'],
    })
    .output(accountData),
  remove: guardedRoute('account.edit')
    .route({
      method: 'DELETE',
      path: '/accounts/{id}',
      summary: 'Remove the own account for good',
      description: 'Answers who one is from then on: a guest.',
      tags: ['account'],
    })
    .input(z.object({ id: z.string() }))
    .output(account)
    .errors(refusal(accountRemovalError)),
};

const tags = ['account-desk'];
const id = z.uuid();

export const accountAdminContract = {
  list: guardedRoute('account.readAll')
    .route({
      method: 'POST',
      path: '/desk/accounts/search',
      summary: 'The accounts, page by page',
      description: 'The search is sent in the body, so that no name or address stands in a log.',
      tags,
    })
    .input(ACCOUNT_LIST.schema)
    .output(accountPage),
  find: guardedRoute('account.readAll')
    .route({
      method: 'GET',
      path: '/desk/accounts/{id}',
      summary: 'An account, if there is one',
      description: 'Answers null for an unknown id.',
      tags,
    })
    .input(z.object({ id }))
    .output(z.nullable(accountDetail)),
  changeRole: guardedRoute('role.change')
    .route({
      method: 'PUT',
      path: '/desk/accounts/{id}/role',
      summary: 'Change the role of an account',
      description:
        'Names the role that was seen, so that no change of somebody else is lost; ends the sessions of the account.',
      tags,
    })
    .input(z.extend(roleWish, { id }))
    .output(accountDetail)
    .errors(refusal(accountAdminError)),
  signOut: guardedRoute('account.manage')
    .route({
      method: 'DELETE',
      path: '/desk/accounts/{id}/sessions',
      summary: 'End all sessions of an account',
      description: 'Its person has to sign in again on every device.',
      tags,
    })
    .input(z.object({ id }))
    .output(accountDetail)
    .errors(refusal(accountAdminError)),
  removeSecondFactor: guardedRoute('account.manage')
    .route({
      method: 'DELETE',
      path: '/desk/accounts/{id}/second-factor',
      summary: 'Take the second factor away from an account',
      description: 'For somebody who has lost the device with the app; ends the sessions of the account.',
      tags,
    })
    .input(z.object({ id }))
    .output(accountDetail)
    .errors(refusal(accountAdminError)),
  remove: guardedRoute('account.manage')
    .route({
      method: 'DELETE',
      path: '/desk/accounts/{id}',
      summary: 'Remove an account for good',
      description: 'Answers the account as it was, and signs the person out everywhere.',
      tags,
    })
    .input(z.object({ id }))
    .output(accountDetail)
    .errors(refusal(accountAdminError)),
};
