import type { ApiClient } from '@ofenpost/contract/api.contract';
import type { CartPort } from '@ofenpost/core/cart/cart.port';
import { resultOf } from './refusal.ts';

export const createCartHttp = ({ cart }: ApiClient): CartPort => ({
  load: () => cart.load(),
  add: (item) => resultOf(cart.add(item)),
  changeAmount: (change) => resultOf(cart.changeAmount(change)),
  removeUnavailable: () => cart.removeUnavailable(),
});
