import { shownAccount } from '@ofenpost/core/account/shown-account';
import { address, addressBook, addressError, addressDraft } from '@ofenpost/core/address/address';
import * as z from 'zod/mini';
import { guardedRoute, refusal } from '../route.ts';

const tags = ['address'];
const addresses = z.array(address);
const key = z.object({ id: z.uuid() });

export const addressContract = {
  load: guardedRoute('address.edit')
    .route({
      method: 'GET',
      path: '/addresses',
      summary: 'The own addresses, and the delivery areas',
      description: 'The areas say to which of the addresses is delivered.',
      tags,
    })
    .output(addressBook),
  add: guardedRoute('address.edit')
    .route({
      method: 'POST',
      path: '/addresses',
      summary: 'Save a new address',
      description:
        'It comes last; answers all own addresses. With an `accountId` it is refused where another account is signed in.',
      tags,
    })
    .input(z.extend(addressDraft, { accountId: shownAccount }))
    .output(addresses)
    .errors(refusal(addressError)),
  update: guardedRoute('address.edit')
    .route({
      method: 'PUT',
      path: '/addresses/{id}',
      summary: 'Change a saved address',
      description: 'Answers all own addresses; orders that were placed keep theirs.',
      tags,
    })
    .input(z.extend(addressDraft, key.shape))
    .output(addresses)
    .errors(refusal(addressError)),
  remove: guardedRoute('address.edit')
    .route({
      method: 'DELETE',
      path: '/addresses/{id}',
      summary: 'Delete a saved address',
      description: 'Answers the addresses that remain.',
      tags,
    })
    .input(key)
    .output(addresses)
    .errors(refusal(addressError)),
  select: guardedRoute('address.edit')
    .route({
      method: 'POST',
      path: '/addresses/{id}/select',
      summary: 'Prefer a saved address',
      description: 'Answers all own addresses.',
      tags,
    })
    .input(key)
    .output(addresses)
    .errors(refusal(addressError)),
};
