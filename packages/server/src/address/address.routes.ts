import { randomUUID } from 'node:crypto';
import { addressContract } from '@ofenpost/contract/address/address.contract';
import { createAddressUseCases } from '@ofenpost/core/address/address.use-cases';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import { signedInId } from '../http/signed-in-id.ts';
import type { Services } from '../services.ts';
import { createAddressRepository } from './address.repository.ts';

const address = implement(addressContract).$context<ApiContext>();

/** The handlers of `addressContract`. */
export function createAddressRoutes({ database, content }: Services) {
  const addressesOf = createAddressUseCases({
    addresses: createAddressRepository(database),
    loadOrderLocations: async () => [...(await content.read()).orderLocations.values()],
    newId: randomUUID,
  });
  const own = async (context: ApiContext) => addressesOf(await signedInId(context));
  return {
    load: address.load.handler(async ({ context }) => (await own(context)).load()),
    add: address.add.handler(async ({ context, input: { accountId, ...draft }, errors }) => {
      const result = await (await own(context)).add(draft, accountId);
      if (!result.ok) throw errors.REFUSED({ data: result.error });
      return [...result.value];
    }),
    update: address.update.handler(async ({ context, input: { id, ...draft }, errors }) => {
      const result = await (await own(context)).update(id, draft);
      if (!result.ok) throw errors.REFUSED({ data: result.error });
      return [...result.value];
    }),
    remove: address.remove.handler(async ({ context, input, errors }) => {
      const result = await (await own(context)).remove(input.id);
      if (!result.ok) throw errors.REFUSED({ data: result.error });
      return [...result.value];
    }),
    select: address.select.handler(async ({ context, input, errors }) => {
      const result = await (await own(context)).select(input.id);
      if (!result.ok) throw errors.REFUSED({ data: result.error });
      return [...result.value];
    }),
  };
}
