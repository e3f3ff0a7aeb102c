import type { ApiClient } from '@ofenpost/contract/api.contract';
import type { AddressPort } from '@ofenpost/core/address/address.port';
import { resultOf } from './refusal.ts';

export const createAddressHttp = ({ address }: ApiClient): AddressPort => ({
  load: () => address.load(),
  add: (draft) => resultOf(address.add(draft)),
  update: (id, draft) => resultOf(address.update({ ...draft, id })),
  remove: (id) => resultOf(address.remove({ id })),
  select: (id) => resultOf(address.select({ id })),
});
