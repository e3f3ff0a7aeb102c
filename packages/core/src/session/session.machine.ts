import { type SnapshotFrom, assign, emit, fromPromise, setup } from 'xstate';
import { type Account, GUEST } from '../account/account.ts';

export type SessionEvent = { type: 'signOut.requested' } | { type: 'session.expired' };

type Context = { account: Account };
type Emitted = { type: 'signedOut' } | { type: 'signOut.failed'; error: unknown };

const signOut = fromPromise<void>(() => {
  throw new Error('port not provided: session');
});

/** Who uses the app, and signing out. Signing in leaves the page; it is no state here. */
export const sessionMachine = setup({
  types: {
    context: {} as Context,
    events: {} as SessionEvent,
    input: {} as { account: Account },
    emitted: {} as Emitted,
  },
  actors: { signOut },
  actions: {
    becomeGuest: assign({ account: GUEST }),
    tellSignedOut: emit((): Emitted => ({ type: 'signedOut' })),
    tellFailure: emit((_, { error }: { error: unknown }): Emitted => ({ type: 'signOut.failed', error })),
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ account: input.account }),
  initial: 'resting',
  on: { 'session.expired': { actions: 'becomeGuest' } },
  states: {
    resting: { on: { 'signOut.requested': 'signingOut' } },
    signingOut: {
      tags: 'busy',
      invoke: {
        src: 'signOut',
        onDone: { target: 'resting', actions: ['becomeGuest', 'tellSignedOut'] },
        onError: {
          target: 'resting',
          actions: { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
});

export const selectAccount = ({ context }: SnapshotFrom<typeof sessionMachine>): Account => context.account;
