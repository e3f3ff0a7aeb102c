import { type SnapshotFrom, assign, emit, fromPromise, setup } from 'xstate';
import { type Result, err, ok } from '../result/result.ts';
import type { AddedAmount } from './added-amount.ts';
import type { CartPort } from './cart.port.ts';
import type { Cart, CartError, CartExchange, CartItem, NewCartItem } from './cart.ts';
import type { MissingLine } from './missing-line.ts';
import { type CartChange, pendingCount, withChange, withPendingChanges } from './pending-changes.ts';
import { itemCount, EMPTY_CART } from './priced-cart.ts';

export type CartEvent =
  /** With a `place`, it was removed before. */
  | { type: 'item.added'; item: NewCartItem; place?: number }
  | ({ type: 'item.exchanged' } & CartExchange)
  /** An own pizza of the cart is changed in the creator, until it is left. */
  | { type: 'item.opened'; item: CartItem | null }
  | { type: 'amount.changed'; id: string; amount: number }
  | { type: 'unavailableItems.removed' }
  | { type: 'cart.outdated' }
  /** The person to whom the cart belonged has signed out. */
  | { type: 'cart.forgotten' }
  /** The server has filled the cart in another way. */
  | { type: 'cart.refilled'; cart: Cart }
  /**
   * `missing` are the lines that ordering again could not add; the panel shows them while it is open. What it has `added`
   * can be taken out again.
   */
  | { type: 'panel.opened'; missing?: readonly MissingLine[]; added?: readonly AddedAmount[] }
  | { type: 'panel.closed' }
  /** The panel was left for the checkout. */
  | { type: 'checkout.begun' }
  | { type: 'order.placed' };

type Context = {
  cart: Cart;
  pending: readonly CartChange[];
  missing: readonly MissingLine[];
  added: readonly AddedAmount[];
  opened: CartItem | null;
};
type Emitted =
  /** `before` is the cart before the change. */
  | { type: 'change.settled'; change: CartChange | undefined; before: Cart; result: Result<Cart, CartError> }
  | { type: 'change.failed'; error: unknown }
  | { type: 'checkout.begun' };

type OrderedAgain = { readonly missing: readonly MissingLine[]; readonly added: readonly AddedAmount[] | undefined };

const changeCart = fromPromise<Result<Cart, CartError>, CartChange | undefined>(() => {
  throw new Error('port not provided: cart');
});

const RELOADED = { kind: 'reloaded' } as const;
/** The cart was ordered or emptied elsewhere, for example in another tab. */
const isAnotherCart = (result: Result<Cart, CartError>): boolean => !result.ok && result.error.code === 'itemUnknown';

/**
 * The cart as the server confirmed it, the pending changes (sent one after the other, mergeable ones together), and its
 * panel.
 */
export const cartMachine = setup({
  types: { context: {} as Context, events: {} as CartEvent, input: {} as { cart: Cart }, emitted: {} as Emitted },
  actors: { changeCart },
  guards: {
    hasPendingChanges: ({ context }) => context.pending.length > 0,
    isReloading: ({ context }) => context.pending[0]?.kind === 'reloaded',
  },
  actions: {
    addChange: assign(({ context }, change: CartChange) => ({ pending: withChange(context.pending, change) })),
    settleChange: assign(({ context }, result: Result<Cart, CartError>) => ({
      cart: result.ok ? result.value : context.cart,
      pending: [...(isAnotherCart(result) ? [RELOADED] : []), ...context.pending.slice(1)],
    })),
    dropChange: assign(({ context }) => ({ pending: context.pending.slice(1) })),
    reloadInstead: assign(({ context }) => ({ pending: [RELOADED, ...context.pending.slice(1)] })),
    replaceCart: assign((_, cart: Cart) => ({ cart })),
    emptyCart: assign({ cart: EMPTY_CART, pending: [] }),
    forgetCart: assign({ cart: EMPTY_CART, pending: [RELOADED], missing: [] }),
    setOrderedAgain: assign(({ context }, { missing, added = context.added }: OrderedAgain) => ({ missing, added })),
    emitResult: emit(({ context }, result: Result<Cart, CartError>): Emitted => ({
      type: 'change.settled',
      change: context.pending[0],
      before: context.cart,
      result,
    })),
    notifyCheckout: emit((): Emitted => ({ type: 'checkout.begun' })),
    emitFailure: emit((_, failure: { error: unknown }): Emitted => ({ type: 'change.failed', ...failure })),
  },
}).createMachine({
  id: 'cart',
  type: 'parallel',
  context: ({ input }) => ({ cart: input.cart, pending: [], missing: [], added: [], opened: null }),
  states: {
    content: {
      initial: 'ready',
      on: {
        'item.added': {
          actions: {
            type: 'addChange',
            params: ({ event }) => ({ kind: 'added', item: event.item, place: event.place }),
          },
        },
        'item.opened': { actions: assign(({ event }) => ({ opened: event.item })) },
        'item.exchanged': {
          actions: { type: 'addChange', params: ({ event: { id, item } }) => ({ kind: 'exchanged', id, item }) },
        },
        'amount.changed': {
          actions: {
            type: 'addChange',
            params: ({ event }) => ({ kind: 'amountChanged', id: event.id, amount: event.amount }),
          },
        },
        'unavailableItems.removed': {
          actions: { type: 'addChange', params: { kind: 'unavailableRemoved' } },
        },
        'cart.outdated': {
          actions: { type: 'addChange', params: RELOADED },
        },
        'cart.refilled': [
          // The new cart may lack the pending changes.
          { guard: 'hasPendingChanges', actions: { type: 'addChange', params: RELOADED } },
          { actions: { type: 'replaceCart', params: ({ event }) => event.cart } },
        ],
        'cart.forgotten': { target: '.ready', actions: 'forgetCart' },
        'order.placed': { target: '.ready', actions: 'emptyCart' },
      },
      states: {
        ready: { always: { guard: 'hasPendingChanges', target: 'changing' } },
        changing: {
          tags: 'busy',
          invoke: {
            src: 'changeCart',
            input: ({ context }) => context.pending[0],
            onDone: {
              target: 'ready',
              actions: [
                { type: 'emitResult', params: ({ event }) => event.output },
                { type: 'settleChange', params: ({ event }) => event.output },
              ],
            },
            onError: [
              // The error that made it necessary was reported already.
              { guard: 'isReloading', target: 'ready', actions: 'dropChange' },
              {
                // The server may have made the change even though its answer is missing.
                target: 'ready',
                actions: ['reloadInstead', { type: 'emitFailure', params: ({ event }) => ({ error: event.error }) }],
              },
            ],
          },
        },
      },
    },
    panel: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            'panel.opened': {
              target: 'open',
              actions: {
                type: 'setOrderedAgain',
                params: ({ event: { missing = [], added } }) => ({ missing, added }),
              },
            },
          },
        },
        open: {
          on: {
            'panel.closed': 'closed',
            'checkout.begun': { target: 'closed', actions: 'notifyCheckout' },
            'order.placed': 'closed',
          },
        },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof cartMachine>;

export const selectCart = ({ context }: Snapshot): Cart => withPendingChanges(context.cart, context.pending);
/** The number of products that are being added: the server has not answered their price yet. */
export const selectComingCount = ({ context }: Snapshot): number => pendingCount(context.pending);
/** The number of products in the cart and being added, for the badge. */
export const selectItemCount = (snapshot: Snapshot): number =>
  itemCount(selectCart(snapshot)) + selectComingCount(snapshot);
/** Whether a change by the guest is not confirmed yet. */
export const selectIsChanging = ({ context }: Snapshot): boolean =>
  context.pending.some(({ kind }) => kind !== 'reloaded');
/** What ordering again has added at last. */
export const selectAddedAgain = ({ context }: Snapshot): readonly AddedAmount[] => context.added;
/** The lines that could not be ordered again, for the panel. */
export const selectMissingLines = ({ context }: Snapshot): readonly MissingLine[] => context.missing;
/** The own pizza of the cart that is changed in the creator; null where a new one is built. */
export const selectOpenedItem = ({ context }: Snapshot): CartItem | null => context.opened;
export const selectIsPanelOpen = (snapshot: Snapshot): boolean => snapshot.matches({ panel: 'open' });

function applyChange(port: CartPort, change: CartChange): Promise<Result<Cart, CartError>> {
  switch (change.kind) {
    case 'added':
      return port.add({ ...change.item, place: change.place });
    case 'exchanged':
      return port.exchange({ id: change.id, item: change.item });
    case 'amountChanged':
      return port.changeAmount(change);
    case 'unavailableRemoved':
      return port.removeUnavailable().then(ok);
    case 'reloaded':
      return port.load().then(ok);
  }
}

/** The work of the cart machine, done through the ports. */
export const createCartActors = (ports: { readonly cart: CartPort }) => ({
  changeCart: fromPromise<Result<Cart, CartError>, CartChange | undefined>(({ input }) =>
    input === undefined ? Promise.resolve(err({ code: 'itemUnknown' })) : applyChange(ports.cart, input),
  ),
});
