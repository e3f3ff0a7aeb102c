import type { GuestClient } from '@ofenpost/contract/guest.contract';
import type { CheckoutPort } from '@ofenpost/core/checkout/checkout.port';
import type { GiftCardPort } from '@ofenpost/core/gift-card/gift-card.port';
import type { OnlinePaymentPort } from '@ofenpost/core/online-payment/online-payment.port';
import type { OrderKey, OrderPort } from '@ofenpost/core/order/order.port';
import type { PushPort } from '@ofenpost/core/push/push.port';
import { createRandomKeys } from '../random-key.ts';
import { watchStream } from './live.http.ts';
import { orUnknown, resultOf } from './refusal.ts';
import { withRetry } from './retry.ts';

const keys = createRandomKeys();

const keyOf = ({ id, capability }: OrderKey) => (capability === null ? { id } : { id, capability });

export const createOrderHttp = ({ order }: GuestClient): OrderPort => ({
  load: (key) => orUnknown(order.load(keyOf(key))),
  find: (search) => orUnknown(order.find(search)),
  watch: (key, observer) => watchStream((options) => order.watch(keyOf(key), options), observer),
  listMine: ({ before, limit }) => order.listMine(before === null ? { limit } : { before, limit }),
  cancel: async (key) => {
    const answer = await orUnknown(resultOf(order.cancel(keyOf(key))));
    return answer.ok ? answer.value : answer;
  },
  orderAgain: (key) => {
    const again = { ...keyOf(key), idempotencyKey: keys.create() };
    return withRetry(() => orUnknown(order.orderAgain(again)));
  },
});

export const createPushHttp = ({ push }: GuestClient): PushPort => ({
  loadKey: async () => (await push.loadKey()).publicKey,
  followOrder: async (key, subscription) => {
    const answer = await orUnknown(resultOf(push.followOrder({ ...keyOf(key), subscription })));
    return answer.ok ? answer.value : answer;
  },
  followsOrder: (key, endpoint) =>
    orUnknown(push.followsOrder({ ...keyOf(key), endpoint }).then(({ follows }) => follows)),
  leaveOrder: (key, endpoint) => orUnknown(push.leaveOrder({ ...keyOf(key), endpoint })),
  followDesk: (subscription) => resultOf(push.followDesk({ subscription })),
  followsDesk: async (endpoint) => (await push.followsDesk({ endpoint })).follows,
  leaveDesk: (endpoint) => push.leaveDesk({ endpoint }),
});

export const createCheckoutHttp = ({ checkout }: GuestClient): CheckoutPort => ({
  place: (request) => resultOf(checkout.place(request)),
});

export const createOnlinePaymentHttp = ({ onlinePayment }: GuestClient): OnlinePaymentPort => ({
  loadMethods: () => onlinePayment.methods(),
  begin: (key, method) => resultOf(onlinePayment.begin({ ...keyOf(key), method })),
  payAtDoor: (key) => resultOf(onlinePayment.payAtDoor(keyOf(key))),
});

export const createGiftCardHttp = ({ giftCard }: GuestClient): GiftCardPort => ({
  balance: (code) => resultOf(giftCard.balance({ code })),
});
