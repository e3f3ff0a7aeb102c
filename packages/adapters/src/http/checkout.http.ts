import type { ApiClient } from '@ofenpost/contract/api.contract';
import type { CheckoutPort } from '@ofenpost/core/checkout/checkout.port';
import { resultOf } from './refusal.ts';

export const createCheckoutHttp = ({ checkout }: ApiClient): CheckoutPort => ({
  place: (request) => resultOf(checkout.place(request)),
});
