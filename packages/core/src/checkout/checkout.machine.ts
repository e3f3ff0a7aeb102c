import { type SnapshotFrom, assign, emit, fromPromise, setup } from 'xstate';
import type { Account } from '../account/account.ts';
import type { DeliveryAddress } from '../address/address-draft.ts';
import type { FieldErrors } from '../editor/field-errors.ts';
import { isDefinite } from '../error/error-catalogue.ts';
import type { Result } from '../result/result.ts';
import { type CheckoutDraft, checkoutDraft } from './checkout-draft.ts';
import { draftErrors } from './draft-errors.ts';
import { type CheckoutBeginning, type KeptCheckout, newDraft, toKeep } from './kept-checkout.ts';
import { type PlaceOrderError, type PlaceOrderRequest, type PlacedOrder, isAlreadyPlaced } from './place-order.ts';

/** What the page showed when the customer ordered. */
export type CheckoutAttempt = {
  readonly totalPrice: number;
  /** What of it the gift card pays; missing is nothing. */
  readonly giftCardAmount?: number;
  readonly needsLegalAge: boolean;
};

export type CheckoutEvent =
  | { type: 'address.edited'; address: Partial<DeliveryAddress> }
  | { type: 'draft.edited'; draft: Partial<Omit<CheckoutDraft, 'address'>> }
  | { type: 'order.submitted'; attempt: CheckoutAttempt }
  | { type: 'order.retried' };

/** `unconfirmed` is the request without an answer, `refusal` the server's answer to the last one. */
type Context = KeptCheckout & {
  attempt: CheckoutAttempt | null;
  refusal: PlaceOrderError | null;
  placed: PlacedOrder | null;
};
type Answer = Result<PlacedOrder, PlaceOrderError>;
type Emitted = { type: 'order.answered'; answer: Answer } | { type: 'order.failed'; error: unknown };

const restoreCheckout = fromPromise<KeptCheckout, CheckoutBeginning>(() => {
  throw new Error('port not provided: keyValue');
});
const beginCheckout = fromPromise<KeptCheckout, CheckoutBeginning>(() => {
  throw new Error('port not provided: idempotencyKey');
});
const keepCheckout = fromPromise<void, KeptCheckout>(() => {
  throw new Error('port not provided: keyValue');
});
const endCheckout = fromPromise<void, CheckoutBeginning>(() => {
  throw new Error('port not provided: keyValue');
});
const placeOrder = fromPromise<Answer, PlaceOrderRequest | null>(() => {
  throw new Error('port not provided: checkout');
});

/**
 * From the first field to the placed order. A request whose answer got lost is sent again as it was, under the same key,
 * also after a reload: the server answers with the same order. What the device cannot keep is missing after a reload only.
 */
export const checkoutMachine = setup({
  types: {
    context: {} as Context,
    events: {} as CheckoutEvent,
    input: {} as { account: Account },
    emitted: {} as Emitted,
  },
  actors: { restoreCheckout, beginCheckout, keepCheckout, endCheckout, placeOrder },
  guards: {
    isUnconfirmed: (_, kept: KeptCheckout) => kept.unconfirmed !== null,
    isFlawless: ({ context }, attempt: CheckoutAttempt) =>
      Object.keys(draftErrors(context.draft, attempt)).length === 0,
    isPlaced: ({ context }) => context.placed !== null,
    isAlreadyPlaced: ({ context }) => isAlreadyPlaced(context.refusal),
    isDefinite: (_, { error }: { error: unknown }) => isDefinite(error),
  },
  actions: {
    restore: assign((_, kept: KeptCheckout) => kept),
    editAddress: assign(({ context: { draft } }, address: Partial<DeliveryAddress>) => ({
      draft: { ...draft, address: { ...draft.address, ...address } },
    })),
    editDraft: assign(({ context }, draft: Partial<CheckoutDraft>) => ({ draft: { ...context.draft, ...draft } })),
    forgetAnswer: assign({ refusal: null, unconfirmed: null }),
    rememberAttempt: assign((_, attempt: CheckoutAttempt) => ({ attempt })),
    composeRequest: assign(
      ({ context: { draft, idempotencyKey } }, { totalPrice, giftCardAmount }: CheckoutAttempt) => ({
        refusal: null,
        unconfirmed: { idempotencyKey, totalPrice, giftCardAmount, draft: checkoutDraft.parse(draft) },
      }),
    ),
    takeAnswer: assign((_, answer: Answer) =>
      answer.ok
        ? { placed: answer.value, refusal: null, unconfirmed: null }
        : { refusal: answer.error, unconfirmed: null },
    ),
    tellAnswer: emit((_, answer: Answer): Emitted => ({ type: 'order.answered', answer })),
    tellFailure: emit((_, { error }: { error: unknown }): Emitted => ({ type: 'order.failed', error })),
  },
}).createMachine({
  id: 'checkout',
  context: ({ input }) => ({
    accountId: input.account.id,
    draft: newDraft(input.account),
    idempotencyKey: '',
    unconfirmed: null,
    attempt: null,
    refusal: null,
    placed: null,
  }),
  initial: 'restoring',
  states: {
    restoring: {
      tags: 'busy',
      invoke: {
        src: 'restoreCheckout',
        input: ({ context }) => context,
        onDone: [
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
    /** Nothing can be read from the device: with what is known, under a new key. */
    beginning: {
      tags: 'busy',
      invoke: {
        src: 'beginCheckout',
        input: ({ context }) => context,
        onDone: { target: 'editing', actions: { type: 'restore', params: ({ event }) => event.output } },
        onError: {
          target: 'failed',
          actions: { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    /** There is no key, so nothing can be ordered; whoever orders tries again. */
    failed: { on: { 'order.submitted': 'restoring' } },
    editing: {
      invoke: { src: 'keepCheckout', input: ({ context }) => toKeep(context), onError: {} },
      on: {
        'address.edited': {
          target: 'editing',
          reenter: true,
          actions: [{ type: 'editAddress', params: ({ event }) => event.address }, 'forgetAnswer'],
        },
        'draft.edited': {
          target: 'editing',
          reenter: true,
          actions: [{ type: 'editDraft', params: ({ event }) => event.draft }, 'forgetAnswer'],
        },
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
        { src: 'keepCheckout', input: ({ context }) => toKeep(context), onError: {} },
        {
          src: 'placeOrder',
          input: ({ context }) => context.unconfirmed,
          onDone: {
            target: 'answered',
            actions: [
              { type: 'takeAnswer', params: ({ event }) => event.output },
              { type: 'tellAnswer', params: ({ event }) => event.output },
            ],
          },
          onError: [
            {
              guard: { type: 'isDefinite', params: ({ event }) => ({ error: event.error }) },
              target: 'editing',
              actions: ['forgetAnswer', { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) }],
            },
            {
              target: 'unconfirmed',
              actions: { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) },
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
    unconfirmed: {
      on: {
        'order.retried': 'placing',
        'address.edited': {
          target: 'editing',
          actions: [{ type: 'editAddress', params: ({ event }) => event.address }, 'forgetAnswer'],
        },
        'draft.edited': {
          target: 'editing',
          actions: [{ type: 'editDraft', params: ({ event }) => event.draft }, 'forgetAnswer'],
        },
      },
    },
    /** The key belongs to an order that went through earlier; the next attempt gets a new one. */
    renewing: {
      tags: 'busy',
      invoke: { src: 'endCheckout', input: ({ context }) => context, onDone: 'restoring', onError: 'beginning' },
    },
    ending: {
      invoke: { src: 'endCheckout', input: ({ context }) => context, onDone: 'placed', onError: 'placed' },
    },
    placed: { type: 'final' },
  },
});

type Snapshot = SnapshotFrom<typeof checkoutMachine>;

export const selectDraft = ({ context }: Snapshot): CheckoutDraft => context.draft;
/** Messages by field path; none before the first attempt to order. */
export const selectDraftErrors = ({ context: { draft, attempt } }: Snapshot): FieldErrors =>
  attempt === null ? {} : draftErrors(draft, attempt);
export const selectRefusal = ({ context }: Snapshot): PlaceOrderError | null => context.refusal;
/** Whether an order was sent and nobody knows if it arrived; it can be sent again safely. */
export const selectIsUnconfirmed = (snapshot: Snapshot): boolean => snapshot.matches('unconfirmed');
export const selectPlaced = ({ context }: Snapshot): PlacedOrder | null => context.placed;
