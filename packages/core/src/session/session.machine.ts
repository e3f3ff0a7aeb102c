import { type SnapshotFrom, assign, emit, fromPromise, setup } from 'xstate';
import type { Account } from '../account/account.ts';
import { GUEST } from '../account/guest.ts';
import { STORED_CART_KEY } from '../cart/stored-guest-cart.ts';
import { STORED_CHECKOUT_KEY } from '../checkout/stored-checkout-key.ts';
import { STORED_TOUR_KEY } from '../courier/stored-tour-key.ts';
import { ORDER_DESK_KEY, KITCHEN_ORDERS_KEY } from '../offline-taps/stored-orders-key.ts';
import { DEVICE_ORDERS_KEY, RUNNING_ORDER_KEY } from '../order/device-orders-key.ts';
import { STORED_PHONE_ORDERS_KEY } from '../phone-order/stored-phone-orders-key.ts';
import { hasSession, isLoggedIn } from '../role/role.ts';
import type { KeyValuePort } from '../storage/key-value.port.ts';
import type { OtherTabsSignOut, SessionPort } from './session.port.ts';
import { STORED_ACCOUNT_KEY } from './stored-account-key.ts';

export type SessionEvent =
  | { type: 'signOut.requested' }
  /** The progress of removing the own account, which signs out too. */
  | { type: 'removal.begun' }
  | { type: 'removal.failed' }
  | { type: 'account.removed' }
  /** A call was answered with 401. */
  | { type: 'session.expired' }
  /** The progress of signing out in another tab of this browser. */
  | { type: `otherTab.${OtherTabsSignOut}` }
  /** The account form was saved. */
  | { type: 'account.changed'; account: Account }
  /** The account differs from the page's: somebody signed in or changed it elsewhere. */
  | { type: 'account.loaded'; account: Account };

type Context = { account: Account; hasEnded: boolean; hasLeftInOtherTab: boolean };
type Emitted =
  | { type: 'signedOut' }
  | { type: 'signedOutInOtherTab' }
  | { type: 'expired' }
  | { type: 'signOut.failed'; error: unknown };

const signOut = fromPromise<void>(() => {
  throw new Error('port not provided: session');
});

/** Longer than a server takes to answer: then the tab that began to sign out is closed, or has no network. */
const CONNECTION_TIMEOUT_MS = 60_000;

const LEAVE = ['becomeGuest', 'emitSignedOut'] as const;
const LEAVE_IN_OTHER_TAB = ['leaveInOtherTab', 'emitSignedOutInOtherTab'] as const;

/** The user of the app, and signing out. Signing in leaves the page, so it is no state here. */
export const sessionMachine = setup({
  types: {
    context: {} as Context,
    events: {} as SessionEvent,
    input: {} as { account: Account },
    emitted: {} as Emitted,
  },
  actors: { signOut },
  delays: { connectionTimeout: CONNECTION_TIMEOUT_MS },
  guards: {
    isLoggedIn: ({ context }) => isLoggedIn(context.account),
    hasSession: ({ context }) => hasSession(context.account),
    isSamePerson: ({ context }, { id }: { id: string | null }) => id === context.account.id,
  },
  actions: {
    becomeGuest: assign({ account: GUEST, hasEnded: true }),
    leaveInOtherTab: assign({ account: GUEST, hasEnded: true, hasLeftInOtherTab: true }),
    setAccount: assign((_, { account }: { account: Account }) => ({ account })),
    emitSignedOut: emit((): Emitted => ({ type: 'signedOut' })),
    emitSignedOutInOtherTab: emit((): Emitted => ({ type: 'signedOutInOtherTab' })),
    emitExpired: emit((): Emitted => ({ type: 'expired' })),
    emitFailure: emit((_, { error }: { error: unknown }): Emitted => ({ type: 'signOut.failed', error })),
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ account: input.account, hasEnded: false, hasLeftInOtherTab: false }),
  initial: 'resting',
  on: {
    // Several calls may get a 401 at once; a guest has no session that could expire.
    'session.expired': { guard: 'hasSession', actions: ['becomeGuest', 'emitExpired'] },
    'otherTab.signedOut': { guard: 'isLoggedIn', target: '.resting', actions: LEAVE_IN_OTHER_TAB },
    'account.changed': {
      guard: { type: 'isSamePerson', params: ({ event }) => ({ id: event.account.id }) },
      actions: { type: 'setAccount', params: ({ event }) => ({ account: event.account }) },
    },
  },
  states: {
    resting: {
      on: {
        'account.loaded': { actions: { type: 'setAccount', params: ({ event }) => ({ account: event.account }) } },
        'signOut.requested': { guard: 'isLoggedIn', target: 'signingOut' },
        'removal.begun': { guard: 'isLoggedIn', target: 'removing' },
        'otherTab.signingOut': { guard: 'isLoggedIn', target: 'leaving' },
      },
    },
    /** Another tab is signing out. A call of this tab may get a 401 before that tab gets its answer. */
    leaving: {
      after: { connectionTimeout: 'resting' },

      on: {
        'session.expired': { target: 'resting', actions: LEAVE_IN_OTHER_TAB },
        'otherTab.stayed': { target: 'resting' },
        'signOut.requested': { target: 'signingOut' },
        'removal.begun': { target: 'removing' },
      },
    },
    signingOut: {
      tags: 'busy',
      // The server ends the session before it answers, so other calls may get a 401 first; the answer decides.
      on: { 'session.expired': {} },
      invoke: {
        src: 'signOut',
        onDone: { target: 'left', actions: LEAVE },
        onError: {
          target: 'resting',
          actions: { type: 'emitFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    removing: {
      tags: 'busy',
      on: {
        'session.expired': {},
        'removal.failed': { target: 'resting' },
        'account.removed': { target: 'left', actions: LEAVE },
      },
    },
    /** The page is about to be reloaded. */
    left: { tags: 'busy' },
  },
});

/** The user of the app; the guest account when nobody is logged in. */
export const selectAccount = ({ context }: SnapshotFrom<typeof sessionMachine>): Account => context.account;

/** Whether pages of the person stay open: after signing out here they stay until the page is reloaded. */
export const selectHasOwnSession = (snapshot: SnapshotFrom<typeof sessionMachine>): boolean =>
  isLoggedIn(selectAccount(snapshot)) || snapshot.matches('left');

/** Whether somebody signs out or has signed out, here or in another tab: then a missing session is expected. */
export const selectIsSignOutKnown = (snapshot: SnapshotFrom<typeof sessionMachine>): boolean =>
  snapshot.hasTag('busy') || snapshot.context.hasLeftInOtherTab;
/** Whether somebody was signed in on this page and is not any more. */
export const selectHasEnded = ({ context }: SnapshotFrom<typeof sessionMachine>): boolean => context.hasEnded;
/**
 * Whether the session has ended by itself on this page, and nobody has signed in since: then what belongs to the account
 * is not gone, but out of reach.
 */
export const selectHasExpired = ({ context }: SnapshotFrom<typeof sessionMachine>): boolean =>
  context.hasEnded && !context.hasLeftInOtherTab && !hasSession(context.account);

type SessionPorts = { readonly session: SessionPort; readonly keyValue: KeyValuePort };

/**
 * What a device, which may be shared, knows of a person: the cart, the checkout entries and the earlier orders; of
 * staff who they are, and the orders and guests of their screens.
 */
const PERSONAL_KEYS = [
  STORED_CHECKOUT_KEY,
  STORED_PHONE_ORDERS_KEY,
  STORED_TOUR_KEY,
  STORED_ACCOUNT_KEY,
  ORDER_DESK_KEY,
  KITCHEN_ORDERS_KEY,
  STORED_CART_KEY,
  DEVICE_ORDERS_KEY,
  RUNNING_ORDER_KEY,
];

/** Removes the person's data from the device. */
export function forgetPerson(keyValue: KeyValuePort): void {
  for (const key of PERSONAL_KEYS) keyValue.remove(key);
}

/** The work of the session machine, done through the ports. */
export const createSessionActors = ({ session, keyValue }: SessionPorts) => ({
  signOut: fromPromise<void>(async () => {
    await session.signOut();
    forgetPerson(keyValue);
  }),
});
