import { assign, emit, fromPromise, setup, type SnapshotFrom } from 'xstate';
import type { AddressDraft, Address, AddressBook } from '../address/address.ts';
import { controlOfField } from '../address/street-line.ts';
import type { FieldErrors } from '../editor/editor.ts';
import { isDefinite } from '../error/error-catalogue.ts';
import type { KeyValuePort } from '../storage/key-value.port.ts';
import { readValue, writeValue } from '../storage/versioned-value.ts';
import type { Fulfilment } from '../vat/fulfilment.ts';
import {
  type CheckoutAnswer,
  type CheckoutAttempt,
  type CheckoutContext,
  type CheckoutEdit,
  type CheckoutEvent,
  type CheckoutInput,
  type CheckoutSending,
  beginningOf,
  isFlawless,
  usedAddress,
  withAddresses,
  withAnswer,
  withEdit,
  withNextKey,
  withRequest,
  withoutAnswer,
  draftErrors,
} from './checkout-context.ts';
import type { CheckoutPort } from './checkout.port.ts';
import type { IdempotencyKeyPort } from './idempotency-key.port.ts';
import { isAlreadyPlaced, type CheckoutDraft, type PlaceOrderError, type PlaceOrderRequest } from './place-order.ts';
import type { PlacedOrder } from './placed-order.ts';
import type { UsedAddress } from './remember-address.ts';
import {
  type StoredCheckout,
  addressedDraft,
  checkoutToStore,
  chosenAddress,
  nextCheckout,
  orderedDraft,
  storedCheckout,
  takenUp,
} from './stored-checkout.ts';

type Emitted =
  | ({ type: 'order.answered'; usedAddress: UsedAddress } & CheckoutAnswer)
  | { type: 'order.failed'; error: unknown }
  /** It is unknown whether the order was placed; it waits to be sent again. */
  | { type: 'order.unconfirmed'; error: unknown };

const restoreCheckout = fromPromise<StoredCheckout, StoredCheckout>(() => {
  throw new Error('port not provided: keyValue');
});
const beginCheckout = fromPromise<StoredCheckout, StoredCheckout>(() => {
  throw new Error('port not provided: idempotencyKey');
});
const storeCheckout = fromPromise<void, StoredCheckout>(() => {
  throw new Error('port not provided: keyValue');
});
const endCheckout = fromPromise<void, StoredCheckout>(() => {
  throw new Error('port not provided: keyValue');
});
const placeOrder = fromPromise<CheckoutAnswer, CheckoutSending>(() => {
  throw new Error('port not provided: checkout');
});

type EditEvent = { readonly event: CheckoutEdit };
type FailedEvent = { readonly event: { readonly error: unknown } };

const editing = {
  target: 'editing' as const,
  reenter: true,
  actions: { type: 'edit' as const, params: ({ event }: EditEvent) => event },
};
const EDITS = {
  'address.edited': editing,
  'address.chosen': editing,
  'contact.edited': editing,
  'fulfilment.chosen': editing,
  'saving.chosen': editing,
  'draft.edited': editing,
};
const showFailure = { type: 'emitFailure' as const, params: ({ event: { error } }: FailedEvent) => ({ error }) };

/**
 * The checkout from the first field to the placed order. A request whose answer was lost is sent again unchanged under
 * the same key, also after a reload: the server answers with the same order. When the device cannot store the checkout,
 * only a reload loses it.
 */
export const checkoutMachine = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    input: {} as CheckoutInput,
    emitted: {} as Emitted,
  },
  actors: { restoreCheckout, beginCheckout, storeCheckout, endCheckout, placeOrder },
  guards: {
    isUnconfirmed: (_, saved: StoredCheckout) => saved.unconfirmed !== null,
    canOnlyBeFound: ({ context }, saved: StoredCheckout) => saved.unconfirmed !== null && context.isCartEmpty,
    isFlawless: ({ context }, attempt: CheckoutAttempt) => isFlawless(context, attempt),
    isPlaced: ({ context }) => context.placed !== null,
    isAlreadyPlaced: ({ context }) => isAlreadyPlaced(context.refusal),
    isDefinite: (_, { error }: { error: unknown }) => isDefinite(error),
  },
  actions: {
    restore: assign((_, saved: StoredCheckout) => saved),
    edit: assign(({ context }, event: CheckoutEdit) => withEdit(context, event)),
    replaceAddresses: assign(({ context }, { addressBook }: Pick<CheckoutContext, 'addressBook'>) =>
      withAddresses(context, addressBook),
    ),
    takeNextKey: assign(({ context }, stored: StoredCheckout) => withNextKey(context, stored)),
    forgetAnswer: assign(({ context }) => withoutAnswer(context)),
    rememberAttempt: assign((_, attempt: CheckoutAttempt) => ({ attempt })),
    composeRequest: assign(({ context }, attempt: CheckoutAttempt) => withRequest(context, attempt)),
    takeAnswer: assign((_, answer: CheckoutAnswer) => withAnswer(answer)),
    emitAnswer: emit(({ context }, answer: CheckoutAnswer): Emitted => ({
      type: 'order.answered',
      usedAddress: usedAddress(context),
      ...answer,
    })),
    emitFailure: emit((_, { error }: { error: unknown }): Emitted => ({ type: 'order.failed', error })),
    emitUnconfirmed: emit((_, { error }: { error: unknown }): Emitted => ({ type: 'order.unconfirmed', error })),
  },
}).createMachine({
  id: 'checkout',
  context: ({ input }) => beginningOf(input),
  initial: 'restoring',
  on: {
    'addresses.replaced': {
      actions: { type: 'replaceAddresses', params: ({ event: { addressBook } }) => ({ addressBook }) },
    },
  },
  states: {
    restoring: {
      tags: 'busy',
      invoke: {
        src: 'restoreCheckout',
        input: ({ context }) => checkoutToStore(context),
        onDone: [
          {
            guard: { type: 'canOnlyBeFound', params: ({ event }) => event.output },
            target: 'placing',
            actions: { type: 'restore', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isUnconfirmed', params: ({ event }) => event.output },
            target: 'unconfirmed',
            actions: { type: 'restore', params: ({ event }) => event.output },
          },
          { target: 'editing', actions: { type: 'restore', params: ({ event }) => event.output } },
        ],
        onError: 'beginning',
      },
    },
    /** The device cannot be read: the checkout begins with the account's data, under a new key. */
    beginning: {
      tags: 'busy',
      invoke: {
        src: 'beginCheckout',
        input: ({ context }) => checkoutToStore(context),
        onDone: { target: 'editing', actions: { type: 'restore', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: showFailure },
      },
    },
    /** Without a key nothing can be ordered; submitting tries again. */
    failed: { on: { 'order.submitted': 'restoring' } },
    editing: {
      invoke: { src: 'storeCheckout', input: ({ context }) => checkoutToStore(context), onError: {} },
      on: {
        ...EDITS,
        'checkout.stored': { actions: { type: 'takeNextKey', params: ({ event }) => event.stored } },
        'order.submitted': [
          {
            guard: { type: 'isFlawless', params: ({ event }) => event.attempt },
            target: 'placing',
            actions: [
              { type: 'rememberAttempt', params: ({ event }) => event.attempt },
              { type: 'composeRequest', params: ({ event }) => event.attempt },
            ],
          },
          { actions: { type: 'rememberAttempt', params: ({ event }) => event.attempt } },
        ],
      },
    },
    placing: {
      tags: 'busy',
      invoke: [
        { src: 'storeCheckout', input: ({ context }) => checkoutToStore(context), onError: {} },
        {
          src: 'placeOrder',
          input: ({ context: { unconfirmed, superseded } }) => ({ unconfirmed, superseded }),
          onDone: {
            target: 'answered',
            actions: [
              { type: 'emitAnswer', params: ({ event }) => event.output },
              { type: 'takeAnswer', params: ({ event }) => event.output },
            ],
          },
          onError: [
            {
              guard: { type: 'isDefinite', params: ({ event: { error } }) => ({ error }) },
              target: 'editing',
              actions: ['forgetAnswer', showFailure],
            },
            {
              target: 'unconfirmed',
              actions: { type: 'emitUnconfirmed', params: ({ event: { error } }) => ({ error }) },
            },
          ],
        },
      ],
    },
    answered: {
      always: [
        { guard: 'isPlaced', target: 'ending' },
        { guard: 'isAlreadyPlaced', target: 'renewing' },
        { target: 'editing' },
      ],
    },
    unconfirmed: { on: { ...EDITS, 'order.retried': 'placing' } },
    /** The key belongs to an earlier order; the next attempt gets a new one. */
    renewing: {
      tags: 'busy',
      invoke: {
        src: 'endCheckout',
        input: ({ context }) => checkoutToStore(context),
        onDone: 'restoring',
        onError: 'beginning',
      },
    },
    ending: {
      invoke: {
        src: 'endCheckout',
        input: ({ context }) => checkoutToStore(context),
        onDone: 'placed',
        onError: 'placed',
      },
    },
    placed: { type: 'final' },
  },
});

type Snapshot = SnapshotFrom<typeof checkoutMachine>;

/** The draft to order, with the address that the order goes to. */
export const selectDraft = ({ context }: Snapshot): CheckoutDraft => addressedDraft(context);
/** Missing choice: delivery. */
export const selectFulfilment = ({ context }: Snapshot): Fulfilment => context.fulfilment ?? 'delivered';
/** The values of the address fields, also while a saved address is chosen. */
export const selectTypedAddress = ({ context }: Snapshot): AddressDraft => context.draft.address;
/** Null when the typed address applies. */
export const selectChosenAddress = ({ context }: Snapshot): Address | null => chosenAddress(context);
/** Null for guests, and where it could not be loaded. */
export const selectAddressBook = ({ context }: Snapshot): AddressBook | null => context.addressBook;
export const selectSavesAddress = ({ context }: Snapshot): boolean => context.savesAddress;
/** Messages by field path: before the first attempt to order only those of the fields that were left. */
export function selectDraftErrors({ context }: Snapshot, left: readonly string[] = []): FieldErrors {
  const { attempt } = context;
  const errors = draftErrors(orderedDraft(context), attempt ?? { needsLegalAge: false });
  const isLeft = (field: string): boolean => left.includes(controlOfField(field));
  return attempt === null ? Object.fromEntries(Object.entries(errors).filter(([field]) => isLeft(field))) : errors;
}
/** What the page showed at the last attempt to order. */
export const selectAttempt = ({ context }: Snapshot): CheckoutAttempt | null => context.attempt;
export const selectRefusal = ({ context }: Snapshot): PlaceOrderError | null => context.refusal;
/** Whether a request was sent and it is unknown whether it arrived; it can be sent again safely. */
export const selectIsUnconfirmed = (snapshot: Snapshot): boolean => snapshot.matches('unconfirmed');
/** The request that is pending or has no answer. */
export const selectSent = ({ context }: Snapshot): PlaceOrderRequest | null => context.unconfirmed;
export const selectPlaced = ({ context }: Snapshot): PlacedOrder | null => context.placed;

type CheckoutPorts = {
  readonly checkout: CheckoutPort;
  readonly keyValue: KeyValuePort;
  readonly idempotencyKey: IdempotencyKeyPort;
};

/**
 * Sends the request. When the server answers that the key belongs to another order, an earlier request without an
 * answer was placed: it is sent again to get that order.
 */
async function placeOrFind(
  checkout: CheckoutPort,
  { unconfirmed, superseded }: CheckoutSending,
): Promise<CheckoutAnswer> {
  if (unconfirmed === null) throw new Error('nothing was submitted');
  const answer = await checkout.place(unconfirmed);
  if (answer.ok || !isAlreadyPlaced(answer.error)) return { answer, isEarlier: false };
  for (const earlier of superseded) {
    const found = await checkout.place(earlier);
    if (found.ok) return { answer: found, isEarlier: true };
  }
  return { answer, isEarlier: false };
}

/** The work of the checkout machine, done through the ports. */
export function createCheckoutActors({ checkout, keyValue, idempotencyKey }: CheckoutPorts) {
  const begin = (beginning: StoredCheckout): StoredCheckout => ({
    ...checkoutToStore(beginning),
    idempotencyKey: idempotencyKey.create(),
    unconfirmed: null,
    superseded: [],
  });
  return {
    restoreCheckout: fromPromise<StoredCheckout, StoredCheckout>(async ({ input }) => {
      const stored = readValue(keyValue, storedCheckout);
      return (stored === null ? null : takenUp(stored, input)) ?? begin(input);
    }),
    beginCheckout: fromPromise<StoredCheckout, StoredCheckout>(async ({ input }) => begin(input)),
    storeCheckout: fromPromise<void, StoredCheckout>(async ({ input }) => writeValue(keyValue, storedCheckout, input)),
    endCheckout: fromPromise<void, StoredCheckout>(async ({ input }) =>
      writeValue(keyValue, storedCheckout, nextCheckout(input, idempotencyKey.create())),
    ),
    placeOrder: fromPromise<CheckoutAnswer, CheckoutSending>(({ input }) => placeOrFind(checkout, input)),
  };
}
