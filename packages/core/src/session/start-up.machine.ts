import { assign, emit, fromPromise, setup } from 'xstate';
import { type Account, GUEST } from '../account/account.ts';
import { type Cart, EMPTY_CART } from '../cart/cart.ts';

type Input = {
  readonly environment: 'browser' | 'server';
  /** On the server: whether the request carried a cookie. Without one there is nobody to load. */
  readonly cookiePresent: boolean;
};

export type StartUp = { readonly account: Account; readonly cart: Cart };

const loadAccount = fromPromise<Account>(() => {
  throw new Error('port not provided: session');
});
const loadCart = fromPromise<Cart>(() => {
  throw new Error('port not provided: cart');
});

/**
 * Loads the user, then the cart: in the browser always, on the server only with a cookie. A failure is told once and
 * leaves a guest with an empty cart. Source: specification, sections 4 and 8.
 */
export const startUpMachine = setup({
  types: {
    context: {} as StartUp & { input: Input },
    input: {} as Input,
    output: {} as StartUp,
    emitted: {} as { type: 'failed'; error: unknown },
  },
  actors: { loadAccount, loadCart },
  guards: {
    hasNobodyToLoad: ({ context: { input } }) => input.environment === 'server' && !input.cookiePresent,
  },
  actions: {
    keepAccount: assign((_, account: Account) => ({ account })),
    keepCart: assign((_, cart: Cart) => ({ cart })),
    tellFailure: emit((_, failure: { error: unknown }) => ({ type: 'failed' as const, ...failure })),
  },
}).createMachine({
  id: 'startUp',
  context: ({ input }) => ({ input, account: GUEST, cart: EMPTY_CART }),
  initial: 'deciding',
  output: ({ context: { account, cart } }) => ({ account, cart }),
  states: {
    deciding: { always: [{ guard: 'hasNobodyToLoad', target: 'skipped' }, { target: 'loadingAccount' }] },
    loadingAccount: {
      invoke: {
        src: 'loadAccount',
        onDone: { target: 'loadingCart', actions: { type: 'keepAccount', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    loadingCart: {
      invoke: {
        src: 'loadCart',
        onDone: { target: 'started', actions: { type: 'keepCart', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    started: { type: 'final' },
    skipped: { type: 'final' },
    failed: { type: 'final' },
  },
});
