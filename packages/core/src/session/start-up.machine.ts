import { assign, emit, fromPromise, setup } from 'xstate';
import type { Account } from '../account/account.ts';
import { GUEST } from '../account/guest.ts';
import type { CartPort } from '../cart/cart.port.ts';
import type { Cart } from '../cart/cart.ts';
import { EMPTY_CART } from '../cart/priced-cart.ts';
import type { SessionPort } from './session.port.ts';

type StartUpPorts = {
  readonly session: Pick<SessionPort, 'loadMe'>;
  readonly cart: Pick<CartPort, 'load'>;
};
/**
 * The ports are input and not provided with the actors: a server starts up for every page, and building the machine
 * again with other actors takes longer than all of its work.
 */
export type StartUpInput = {
  readonly environment: 'browser' | 'server';
  readonly cookiePresent: boolean;
  readonly ports: StartUpPorts;
};
/** The user and the cart with which the app starts. */
export type StartUpOutput = { readonly account: Account; readonly cart: Cart };

type Emitted = { type: 'startUp.failed'; error: unknown };

const loadMe = fromPromise<Account, StartUpPorts>(() => {
  throw new Error('port not provided: session');
});
const loadCart = fromPromise<Cart, StartUpPorts>(() => {
  throw new Error('port not provided: cart');
});

/**
 * Loads the user, then the cart; on the server only when the request has a cookie. A failure is logged, and the app
 * starts with what it has: a guest with an empty cart if nothing was loaded. Source: specification, sections 4 and 8.
 */
export const startUpMachine = setup({
  types: {
    context: {} as StartUpInput & StartUpOutput,
    input: {} as StartUpInput,
    output: {} as StartUpOutput,
    emitted: {} as Emitted,
  },
  actors: { loadMe, loadCart },
  guards: {
    canBeKnown: ({ context }) => context.environment === 'browser' || context.cookiePresent,
  },
  actions: {
    setAccount: assign((_, { account }: { account: Account }) => ({ account })),
    setCart: assign((_, { cart }: { cart: Cart }) => ({ cart })),
    emitFailure: emit((_, { error }: { error: unknown }): Emitted => ({ type: 'startUp.failed', error })),
  },
}).createMachine({
  id: 'startUp',
  context: ({ input }) => ({ ...input, account: GUEST, cart: EMPTY_CART }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'canBeKnown', target: 'loadingUser' }, { target: 'started' }] },
    loadingUser: {
      invoke: {
        src: 'loadMe',
        input: ({ context }) => context.ports,
        onDone: [
          {
            // A device of the restaurant has no cart.
            guard: ({ event }) => event.output.device !== undefined,
            target: 'started',
            actions: { type: 'setAccount', params: ({ event }) => ({ account: event.output }) },
          },
          {
            target: 'loadingCart',
            actions: { type: 'setAccount', params: ({ event }) => ({ account: event.output }) },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'emitFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    loadingCart: {
      invoke: {
        src: 'loadCart',
        input: ({ context }) => context.ports,
        onDone: { target: 'started', actions: { type: 'setCart', params: ({ event }) => ({ cart: event.output }) } },
        onError: {
          target: 'failed',
          actions: { type: 'emitFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    started: { type: 'final' },
    failed: { type: 'final' },
  },
  output: ({ context: { account, cart } }) => ({ account, cart }),
});

/** The work of the start-up machine, done through the ports of its input. */
export const startUpActors = {
  loadMe: fromPromise<Account, StartUpPorts>(({ input: { session } }) => session.loadMe()),
  loadCart: fromPromise<Cart, StartUpPorts>(({ input: { cart } }) => cart.load()),
};
