import { fromCallback, fromPromise } from 'xstate';
import type { IdempotencyKeyPort } from '../checkout/idempotency-key.port.ts';
import type { PlaceOrderError } from '../checkout/place-order.ts';
import type { Order } from '../order/order.ts';
import type { Result } from '../result/result.ts';
import type { KeyValuePort } from '../storage/key-value.port.ts';
import { readValue, writeValue } from '../storage/versioned-value.ts';
import type { ClockPort } from '../time/clock.port.ts';
import type { PhoneOrdersToSave, PhoneOrderEvent } from './phone-order-context.ts';
import { type PhoneOrderDraft, newPhoneOrder } from './phone-order-draft.ts';
import type { PhoneOrderPort } from './phone-order.port.ts';
import type { PhoneOrderRequest } from './phone-order.ts';
import {
  mergedPhoneOrders,
  type StoredPhoneOrders,
  freshPhoneOrders,
  storedPhoneOrders,
} from './stored-phone-orders.ts';

type PhoneOrderPorts = {
  readonly phoneOrder: PhoneOrderPort;
  readonly keyValue: KeyValuePort;
  readonly idempotencyKey: IdempotencyKeyPort;
  readonly clock: ClockPort;
};

/** The work of the phone order machine, done through the ports. */
export const createPhoneOrderActors = ({ phoneOrder, keyValue, idempotencyKey, clock }: PhoneOrderPorts) => {
  const read = (): StoredPhoneOrders =>
    freshPhoneOrders(readValue(keyValue, storedPhoneOrders) ?? { current: null, parked: [] }, clock.now());
  return {
    restorePhoneOrders: fromPromise<StoredPhoneOrders>(async () => read()),
    beginPhoneOrder: fromPromise<PhoneOrderDraft>(async () => newPhoneOrder(idempotencyKey.create(), clock.now())),
    storePhoneOrders: fromPromise<StoredPhoneOrders, PhoneOrdersToSave>(async ({ input: { seen, ...mine } }) => {
      const merged = mergedPhoneOrders({ base: seen, mine, theirs: read() });
      writeValue(keyValue, storedPhoneOrders, merged);
      return merged;
    }),
    findCaller: fromCallback<PhoneOrderEvent, { phoneNumber: string }>(({ sendBack, input: { phoneNumber } }) => {
      phoneOrder.findCaller(phoneNumber).then(
        (caller) => sendBack({ type: 'caller.found', phoneNumber, caller }),
        (error: unknown) => sendBack({ type: 'caller.failed', phoneNumber, error }),
      );
    }),
    takeOrder: fromPromise<Result<Order, PlaceOrderError>, PhoneOrderRequest | null>(async ({ input }) => {
      if (input === null) throw new Error('nothing was submitted');
      return phoneOrder.capture(input);
    }),
  };
};
