import { fromCallback, fromPromise } from 'xstate';
import type { IdempotencyKeyPort } from '../checkout/idempotency-key.port.ts';
import type { PlaceOrderError } from '../checkout/place-order.ts';
import type { Order } from '../order/order.ts';
import type { Result } from '../result/result.ts';
import type { KeyValuePort } from '../storage/key-value.port.ts';
import { readValue, writeValue } from '../storage/versioned-value.ts';
import type { ClockPort } from '../time/clock.port.ts';
import { type Capture, newCapture } from './capture.ts';
import { type KeptCaptures, freshCaptures, keptCaptures } from './kept-captures.ts';
import { mergedCaptures } from './merge-captures.ts';
import type { CapturesToKeep, OrderCaptureEvent } from './order-capture-event.ts';
import type { OrderCapturePort } from './order-capture.port.ts';
import type { CaptureRequest } from './order-capture.ts';

type CapturePorts = {
  readonly orderCapture: OrderCapturePort;
  readonly keyValue: KeyValuePort;
  readonly idempotencyKey: IdempotencyKeyPort;
  readonly clock: ClockPort;
};

/** The work of the machine that takes orders by phone, done through the ports. */
export const createOrderCaptureActors = ({ orderCapture, keyValue, idempotencyKey, clock }: CapturePorts) => {
  const read = (): KeptCaptures =>
    freshCaptures(readValue(keyValue, keptCaptures) ?? { current: null, parked: [] }, clock.now());
  return {
    restoreCaptures: fromPromise<KeptCaptures>(async () => read()),
    beginCapture: fromPromise<Capture>(async () => newCapture(idempotencyKey.create(), clock.now())),
    keepCaptures: fromPromise<KeptCaptures, CapturesToKeep>(async ({ input: { seen, ...mine } }) => {
      const merged = mergedCaptures({ base: seen, mine, theirs: read() });
      writeValue(keyValue, keptCaptures, merged);
      return merged;
    }),
    findCaller: fromCallback<OrderCaptureEvent, { phoneNumber: string }>(({ sendBack, input: { phoneNumber } }) => {
      orderCapture.findCaller(phoneNumber).then(
        (caller) => sendBack({ type: 'caller.found', phoneNumber, caller }),
        (error: unknown) => sendBack({ type: 'caller.failed', phoneNumber, error }),
      );
    }),
    takeOrder: fromPromise<Result<Order, PlaceOrderError>, CaptureRequest | null>(async ({ input }) => {
      if (input === null) throw new Error('nothing was submitted');
      return orderCapture.capture(input);
    }),
  };
};
