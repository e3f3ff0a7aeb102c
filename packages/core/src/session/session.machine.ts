import { type SnapshotFrom, assign, emit, fromPromise, setup } from 'xstate';
import type { Account } from '../account/account.ts';
import { GUEST } from '../account/guest.ts';
import { isLoggedIn } from './role.ts';

export type SessionEvent =
  | { type: 'signOut.requested' }
  /** A call was answered with 401. */
  | { type: 'session.expired' }
  /** The account form was saved. */
  | { type: 'account.changed'; account: Account };

type Context = { account: Account };
type Emitted = { type: 'signedOut' } | { type: 'expired' } | { type: 'signOut.failed'; error: unknown };

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
  guards: {
    isLoggedIn: ({ context }) => isLoggedIn(context.account),
    isSamePerson: ({ context }, { id }: { id: string | null }) => id === context.account.id,
  },
  actions: {
    becomeGuest: assign({ account: GUEST }),
    setAccount: assign((_, { account }: { account: Account }) => ({ account })),
    tellSignedOut: emit((): Emitted => ({ type: 'signedOut' })),
    tellExpired: emit((): Emitted => ({ type: 'expired' })),
    tellFailure: emit((_, { error }: { error: unknown }): Emitted => ({ type: 'signOut.failed', error })),
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ account: input.account }),
  initial: 'resting',
  on: {
    // Several calls may learn of it at once; a guest has no session that could expire.
    'session.expired': { guard: 'isLoggedIn', actions: ['becomeGuest', 'tellExpired'] },
    'account.changed': {
      guard: { type: 'isSamePerson', params: ({ event }) => ({ id: event.account.id }) },
      actions: { type: 'setAccount', params: ({ event }) => ({ account: event.account }) },
    },
  },
  states: {
    resting: { on: { 'signOut.requested': { guard: 'isLoggedIn', target: 'signingOut' } } },
    signingOut: {
      tags: 'busy',
      // A session that is over cannot be signed out any more.
      on: { 'session.expired': { target: 'resting', actions: ['becomeGuest', 'tellExpired'] } },
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

/** Who uses the app; the guest account when nobody is logged in. */
export const selectAccount = ({ context }: SnapshotFrom<typeof sessionMachine>): Account => context.account;
