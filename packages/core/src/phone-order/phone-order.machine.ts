import { assign, emit, enqueueActions, fromCallback, fromPromise, setup } from 'xstate';
import type { IdempotencyKeyPort } from '../checkout/idempotency-key.port.ts';
import type { PlaceOrderError } from '../checkout/place-order.ts';
import { phoneNumberField } from '../contact/contact-fields.ts';
import type { Order } from '../order/order.ts';
import type { Result } from '../result/result.ts';
import type { KeyValuePort } from '../storage/key-value.port.ts';
import { readValue, writeValue } from '../storage/versioned-value.ts';
import type { ClockPort } from '../time/clock.port.ts';
import type { Instant } from '../time/instant.ts';
import {
  BLANK_CONTEXT,
  type PhoneOrderContext,
  type PhoneOrderEdit,
  phoneOrderRequestOf,
  emptied,
  withEdit,
  type PhoneOrdersToSave,
  type PhoneOrderEvent,
} from './phone-order-context.ts';
import { type PhoneOrderDraft, newPhoneOrder } from './phone-order-draft.ts';
import type { PhoneOrderPort } from './phone-order.port.ts';
import type { Caller, PhoneOrderRequest } from './phone-order.ts';
import {
  freshPhoneOrders,
  keysOf,
  mergedPhoneOrders,
  storedPhoneOrders,
  type StoredPhoneOrders,
  withParked,
  withResumed,
} from './stored-phone-orders.ts';

type Emitted = { type: 'phoneOrder.failed'; error: unknown };

const restorePhoneOrders = fromPromise<StoredPhoneOrders>(() => {
  throw new Error('port not provided: keyValue');
});
const beginPhoneOrder = fromPromise<PhoneOrderDraft>(() => {
  throw new Error('port not provided: idempotencyKey');
});
const savePhoneOrders = fromPromise<StoredPhoneOrders, PhoneOrdersToSave>(() => {
  throw new Error('port not provided: keyValue');
});
const findCaller = fromCallback<PhoneOrderEvent, { phoneNumber: string }>(() => {
  throw new Error('port not provided: phoneOrder');
});
const takeOrder = fromPromise<Result<Order, PlaceOrderError>, PhoneOrderRequest | null>(() => {
  throw new Error('port not provided: phoneOrder');
});

const CALLER = 'findCaller';
const phoneOrdersToSave = ({
  context: { current, parked, seen },
}: {
  context: PhoneOrderContext;
}): PhoneOrdersToSave => ({
  current,
  parked,
  seen,
});
const saving = {
  src: 'storePhoneOrders' as const,
  input: phoneOrdersToSave,
  onDone: {
    actions: {
      type: 'takeStored' as const,
      params: ({ event: { output } }: { event: { output: StoredPhoneOrders } }) => output,
    },
  },
  onError: {},
};

const editing = {
  target: 'entering' as const,
  reenter: true,
  actions: [{ type: 'edit' as const, params: ({ event }: { event: PhoneOrderEdit }) => event }, 'lookUp' as const],
};
const EDITS = {
  'phoneOrder.edited': editing,
  'item.added': editing,
  'amount.changed': editing,
  'item.changed': editing,
  'order.repeated': editing,
};

/**
 * An order that staff take by phone. The device stores it after each change; another call parks it. A request whose
 * answer was lost is sent again under the same key.
 */
export const phoneOrderMachine = setup({
  types: { context: {} as PhoneOrderContext, events: {} as PhoneOrderEvent, emitted: {} as Emitted },
  actors: {
    restorePhoneOrders,
    beginPhoneOrder,
    storePhoneOrders: savePhoneOrders,
    findCaller,
    takeOrder,
  },
  guards: {
    hasCurrent: (_, { current }: StoredPhoneOrders) => current !== null,
    isComplete: (_, { isComplete }: { isComplete: boolean }) => isComplete,
    isTaken: (_, answer: Result<Order, PlaceOrderError>) => answer.ok,
    isRequested: ({ context }, { phoneNumber }: { phoneNumber: string }) => context.lookup?.phoneNumber === phoneNumber,
  },
  actions: {
    restore: assign((_, saved: StoredPhoneOrders) => ({ ...saved, seen: keysOf(saved) })),
    takeStored: assign((_, saved: StoredPhoneOrders) => ({ parked: saved.parked, seen: keysOf(saved) })),
    begin: assign(({ context }, phoneOrder: PhoneOrderDraft) => ({ ...emptied(context), current: phoneOrder })),
    edit: assign(({ context }, event: PhoneOrderEdit) => withEdit(context, event)),
    attempt: assign((_, { estimate }: { estimate: Instant | null }) => ({
      isAttempted: true,
      shownEstimate: estimate,
    })),
    dismissRefusal: assign({ refusal: null }),
    park: assign(({ context }) => ({ ...emptied(context), ...withParked(context) })),
    resume: assign(({ context }, { key }: { key: string }) => ({ ...emptied(context), ...withResumed(context, key) })),
    discard: assign(({ context }) => emptied(context)),
    /** A complete number is looked up once; another number clears the result. */
    lookUp: enqueueActions(({ context: { current, lookup }, enqueue }) => {
      const phoneNumber = current?.phoneNumber ?? '';
      if (lookup?.phoneNumber === phoneNumber) return;
      if (lookup !== null) enqueue.stopChild(CALLER);
      const isComplete = phoneNumberField.safeParse(phoneNumber).success;
      enqueue.assign({ lookup: isComplete ? { phoneNumber, caller: null, isFailed: false } : null });
      if (isComplete) enqueue.spawnChild('findCaller', { id: CALLER, input: { phoneNumber } });
    }),
    forgetLookup: enqueueActions(({ enqueue }) => {
      enqueue.stopChild(CALLER);
      enqueue.assign({ lookup: null });
    }),
    takeCaller: assign((_, { phoneNumber, caller }: { phoneNumber: string; caller: Caller | null }) => ({
      lookup: { phoneNumber, caller, isFailed: caller === null },
    })),
    takeAnswer: assign(({ context: { current } }, answer: Result<Order, PlaceOrderError>) =>
      answer.ok ? { current: null, order: answer.value, refusal: null } : { current, refusal: answer.error },
    ),
    emitFailure: emit((_, { error }: { error: unknown }): Emitted => ({ type: 'phoneOrder.failed', error })),
  },
}).createMachine({
  id: 'phoneOrder',
  context: BLANK_CONTEXT,
  initial: 'restoring',
  on: {
    'caller.found': {
      guard: { type: 'isRequested', params: ({ event }) => event },
      actions: { type: 'takeCaller', params: ({ event: { phoneNumber, caller } }) => ({ phoneNumber, caller }) },
    },
    'caller.failed': {
      guard: { type: 'isRequested', params: ({ event }) => event },
      actions: { type: 'takeCaller', params: ({ event: { phoneNumber } }) => ({ phoneNumber, caller: null }) },
    },
    'caller.retried': { actions: ['forgetLookup', 'lookUp'] },
  },
  states: {
    restoring: {
      tags: 'busy',
      invoke: {
        src: 'restorePhoneOrders',
        onDone: [
          {
            guard: { type: 'hasCurrent', params: ({ event }) => event.output },
            target: 'entering',
            actions: [{ type: 'restore', params: ({ event }) => event.output }, 'lookUp'],
          },
          { target: 'beginning', actions: { type: 'restore', params: ({ event }) => event.output } },
        ],
        onError: 'beginning',
      },
    },
    beginning: {
      tags: 'busy',
      invoke: {
        src: 'beginPhoneOrder',
        onDone: { target: 'entering', actions: { type: 'begin', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: { type: 'emitFailure', params: ({ event: { error } }) => ({ error }) } },
      },
    },
    /** Without a key no order can be taken; beginning tries again. */
    failed: { on: { 'phoneOrder.begun': 'beginning' } },
    entering: {
      invoke: saving,
      on: {
        ...EDITS,
        'phoneOrder.parked': { target: 'beginning', actions: ['forgetLookup', 'park'] },
        'phoneOrder.resumed': {
          target: 'entering',
          reenter: true,
          actions: ['forgetLookup', { type: 'resume', params: ({ event: { key } }) => ({ key }) }, 'lookUp'],
        },
        'phoneOrder.discarded': { target: 'beginning', actions: ['forgetLookup', 'discard'] },
        'refusal.dismissed': { actions: 'dismissRefusal' },
        'phoneOrder.submitted': [
          {
            guard: { type: 'isComplete', params: ({ event: { isComplete } }) => ({ isComplete }) },
            target: 'taking',
            actions: { type: 'attempt', params: ({ event }) => event.attempt },
          },
          { actions: { type: 'attempt', params: ({ event }) => event.attempt } },
        ],
      },
    },
    taking: {
      tags: 'busy',
      invoke: {
        src: 'takeOrder',
        input: ({ context: { current }, event }) =>
          current !== null && event.type === 'phoneOrder.submitted'
            ? phoneOrderRequestOf(current, event.attempt)
            : null,
        onDone: [
          {
            guard: { type: 'isTaken', params: ({ event }) => event.output },
            target: 'taken',
            actions: ['forgetLookup', { type: 'takeAnswer', params: ({ event }) => event.output }],
          },
          { target: 'entering', actions: { type: 'takeAnswer', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'entering',
          actions: { type: 'emitFailure', params: ({ event: { error } }) => ({ error }) },
        },
      },
    },
    taken: {
      invoke: saving,
      on: {
        'phoneOrder.begun': 'beginning',
        'phoneOrder.resumed': {
          target: 'entering',
          actions: [{ type: 'resume', params: ({ event: { key } }) => ({ key }) }, 'lookUp'],
        },
      },
    },
  },
});

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
