import { randomUUID } from 'node:crypto';
import { apiContract } from '@ofenpost/contract/api.contract';
import { addAddress, removeAddress, selectAddress, updateAddress } from '@ofenpost/core/address/change-addresses';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import { signedInId } from '../http/signed-in-id.ts';
import type { Services } from '../services.ts';
import { changeAddressBook, loadAddressBook } from './address-book.repository.ts';

const address = implement(apiContract.address).$context<ApiContext>();

/** The handlers of `apiContract.address`. */
export const createAddressRoutes = (services: Services) => ({
  load: address.load.handler(async ({ context }) => loadAddressBook(services, await signedInId(context))),
  add: address.add.handler(async ({ context, input, errors }) => {
    const added = { id: randomUUID(), draft: input };
    const result = await changeAddressBook(services, await signedInId(context), (own, areas) =>
      addAddress(own, added, areas),
    );
    if (!result.ok) throw errors.REFUSED({ data: result.error });
    return [...result.value];
  }),
  update: address.update.handler(async ({ context, input: { id, ...draft }, errors }) => {
    const result = await changeAddressBook(services, await signedInId(context), (own, areas) =>
      updateAddress(own, { id, draft }, areas),
    );
    if (!result.ok) throw errors.REFUSED({ data: result.error });
    return [...result.value];
  }),
  remove: address.remove.handler(async ({ context, input, errors }) => {
    const result = await changeAddressBook(services, await signedInId(context), (own) => removeAddress(own, input.id));
    if (!result.ok) throw errors.REFUSED({ data: result.error });
    return [...result.value];
  }),
  select: address.select.handler(async ({ context, input, errors }) => {
    const result = await changeAddressBook(services, await signedInId(context), (own) => selectAddress(own, input.id));
    if (!result.ok) throw errors.REFUSED({ data: result.error });
    return [...result.value];
  }),
});
