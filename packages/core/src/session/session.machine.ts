import { assign, emit, fromPromise, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { type Account, GUEST } from '../account/account.ts';
import { isLoggedIn } from './role.ts';

type Emitted = { type: 'signedOut' } | { type: 'failed'; error: unknown };

const signOut = fromPromise<void>(() => {
  throw new Error('port not provided: session');
});

/** Who is here: a guest or somebody who is logged in. */
export const sessionMachine = setup({
  types: {
    context: {} as { account: Account },
    events: {} as { type: 'session.signedOut' },
    input: {} as { account: Account },
    emitted: {} as Emitted,
  },
  actors: { signOut },
  guards: { isLoggedIn: ({ context }) => isLoggedIn(context.account) },
  actions: {
    forgetAccount: assign({ account: GUEST }),
    tellSignedOut: emit({ type: 'signedOut' }),
    tellFailure: emit((_, failure: { error: unknown }): Emitted => ({ type: 'failed', ...failure })),
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => input,
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isLoggedIn', target: 'loggedIn' }, { target: 'guest' }] },
    guest: {},
    loggedIn: { on: { 'session.signedOut': 'signingOut' } },
    signingOut: {
      tags: 'busy',
      invoke: {
        src: 'signOut',
        onDone: { target: 'guest', actions: ['forgetAccount', 'tellSignedOut'] },
        onError: { target: 'loggedIn', actions: { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
  },
});

export const selectAccount = ({ context }: SnapshotFrom<typeof sessionMachine>): Account => context.account;
