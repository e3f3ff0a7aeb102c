import { describe, expect, it, vi } from 'vitest';
import { SimulatedClock, createActor } from 'xstate';
import { CUSTOMER } from '../account/account.fixtures.ts';
import { GUEST } from '../account/guest.ts';
import { accountOfDevice } from '../device/device.ts';
import { unreached } from '../machine-walk.fixtures.ts';
import {
  createSessionActors,
  selectAccount,
  selectHasEnded,
  selectHasExpired,
  selectIsSignOutKnown,
  selectHasOwnSession,
  sessionMachine,
} from './session.machine.ts';

function start(signOut: () => Promise<void>) {
  const session = {
    loadMe: async () => CUSTOMER,
    signInProviders: async () => [],
    signOut,
    watchOtherTabs: () => () => {},
    signOutElsewhere: async () => ({ ended: 0 }),
  };
  const removed: string[] = [];
  const clock = new SimulatedClock();
  const keyValue = { read: () => null, write: () => {}, remove: (key: string) => void removed.push(key) };
  const actor = createActor(sessionMachine.provide({ actors: createSessionActors({ session, keyValue }) }), {
    input: { account: CUSTOMER },
    clock,
  });
  const reported = vi.fn<(event: unknown) => void>();
  actor.on('*', reported);
  return { actor: actor.start(), clock, told: reported, removed, account: () => selectAccount(actor.getSnapshot()) };
}

describe('the session machine', () => {
  it('comes by every state and transition', () => {
    const events = [
      { type: 'signOut.requested' },
      { type: 'removal.begun' },
      { type: 'removal.failed' },
      { type: 'account.removed' },
      { type: 'session.expired' },
      { type: 'otherTab.signingOut' },
      { type: 'otherTab.signedOut' },
      { type: 'otherTab.stayed' },
      { type: 'account.changed', account: { ...CUSTOMER, firstname: 'Anne' } },
      { type: 'account.loaded', account: { ...CUSTOMER, id: 'other' } },
      { type: 'xstate.after.connectionTimeout.session.leaving' },
      { type: 'xstate.done.actor.0.session.signingOut', output: undefined },
      { type: 'xstate.error.actor.0.session.signingOut', error: new Error('offline') },
    ] as const;
    expect(unreached(sessionMachine, { inputs: [{ account: CUSTOMER }], events })).toEqual([]);
  });

  it('becomes a guest after signing out, says so, and leaves neither checkout, half-entered orders nor cart on the device', async () => {
    const { actor, told: reported, removed, account } = start(async () => {});
    actor.send({ type: 'signOut.requested' });
    expect(account()).toEqual(CUSTOMER);
    await vi.waitFor(() => expect(reported).toHaveBeenCalledWith({ type: 'signedOut' }));
    expect([account(), removed]).toEqual([
      GUEST,
      [
        'checkout',
        'order-captures',
        'courier-tour',
        'staff-account',
        'desk-orders',
        'kitchen-orders',
        'cart',
        'orders',
        'runningOrder',
      ],
    ]);
  });

  it('has expired where it ended by itself, until somebody signs in again, and not after signing out', () => {
    const { actor } = start(async () => {});
    const hasExpired = () => selectHasExpired(actor.getSnapshot());
    expect(hasExpired()).toBe(false);
    actor.send({ type: 'session.expired' });
    expect(hasExpired()).toBe(true);
    actor.send({ type: 'account.loaded', account: CUSTOMER });
    expect(hasExpired()).toBe(false);
    actor.send({ type: 'otherTab.signedOut' });
    expect(hasExpired()).toBe(false);
  });

  it('stays signed in when signing out fails, and says so', async () => {
    const error = new Error('offline');
    const { actor, told: reported, account } = start(() => Promise.reject(error));
    actor.send({ type: 'signOut.requested' });
    await vi.waitFor(() => expect(reported).toHaveBeenCalledWith({ type: 'signOut.failed', error }));
    expect([account(), actor.getSnapshot().value]).toEqual([CUSTOMER, 'resting']);
  });

  it('becomes whoever was loaded, unless somebody is signing out', () => {
    const { actor, account } = start(() => new Promise(() => {}));
    const other = { ...CUSTOMER, id: 'other' };
    actor.send({ type: 'account.loaded', account: other });
    expect(account()).toEqual(other);
    actor.send({ type: 'signOut.requested' });
    actor.send({ type: 'account.loaded', account: CUSTOMER });
    expect(account()).toEqual(other);
  });

  it('ends for a device of the kitchen, which is nobody, when it is signed out', () => {
    const device = accountOfDevice({
      id: '0d6e8b1c-3a3e-4a64-9f0a-2f6b7d1c0001',
      name: 'Ofen',
      duty: 'kitchen',
      station: 'oven',
    });
    const actor = createActor(sessionMachine, { input: { account: device } }).start();
    actor.send({ type: 'session.expired' });
    expect([selectAccount(actor.getSnapshot()), selectHasEnded(actor.getSnapshot())]).toEqual([GUEST, true]);
  });

  it('becomes a guest when the session expired, and says so once', () => {
    const { actor, told: reported, removed, account } = start(async () => {});
    expect(selectHasEnded(actor.getSnapshot())).toBe(false);
    actor.send({ type: 'session.expired' });
    actor.send({ type: 'session.expired' });
    const snapshot = actor.getSnapshot();
    expect([account(), removed, selectHasOwnSession(snapshot), selectHasEnded(snapshot)]).toEqual([
      GUEST,
      [],
      false,
      true,
    ]);
    expect(reported).toHaveBeenCalledExactlyOnceWith({ type: 'expired' });
  });

  it('becomes a guest when another tab signed out, and says so once', () => {
    const { actor, told: reported, account } = start(async () => {});
    actor.send({ type: 'otherTab.signingOut' });
    expect([account(), reported.mock.calls]).toEqual([CUSTOMER, []]);
    actor.send({ type: 'otherTab.signedOut' });
    actor.send({ type: 'otherTab.signedOut' });
    actor.send({ type: 'session.expired' });
    const snapshot = actor.getSnapshot();
    expect([account(), selectIsSignOutKnown(snapshot), selectHasEnded(snapshot)]).toEqual([GUEST, true, true]);
    expect(reported).toHaveBeenCalledExactlyOnceWith({ type: 'signedOutInOtherTab' });
  });

  it('does not take signing out in another tab for an expired session, whoever hears of it first', () => {
    const { actor, told: reported, account } = start(async () => {});
    actor.send({ type: 'otherTab.signingOut' });
    actor.send({ type: 'session.expired' });
    actor.send({ type: 'otherTab.signedOut' });
    expect([account(), selectIsSignOutKnown(actor.getSnapshot())]).toEqual([GUEST, true]);
    expect(reported).toHaveBeenCalledExactlyOnceWith({ type: 'signedOutInOtherTab' });
  });

  it('stays signed in when signing out failed in another tab, and may expire later', () => {
    const { actor, told: reported, account } = start(async () => {});
    actor.send({ type: 'otherTab.signingOut' });
    actor.send({ type: 'otherTab.stayed' });
    expect([account(), reported.mock.calls]).toEqual([CUSTOMER, []]);
    actor.send({ type: 'session.expired' });
    expect(selectIsSignOutKnown(actor.getSnapshot())).toBe(false);
    expect(reported).toHaveBeenCalledExactlyOnceWith({ type: 'expired' });
  });

  it('waits no longer than a minute for what another tab never tells', () => {
    const { actor, clock, told: reported } = start(async () => {});
    actor.send({ type: 'otherTab.signingOut' });
    clock.increment(59_999);
    expect(actor.getSnapshot().value).toBe('leaving');
    clock.increment(1);
    actor.send({ type: 'session.expired' });
    expect(reported).toHaveBeenCalledExactlyOnceWith({ type: 'expired' });
  });

  it('still becomes a guest when the other tab tells it later', () => {
    const { actor, clock, told: reported, account } = start(async () => {});
    actor.send({ type: 'otherTab.signingOut' });
    clock.increment(60_000);
    actor.send({ type: 'otherTab.signedOut' });
    expect(account()).toEqual(GUEST);
    expect(reported).toHaveBeenCalledExactlyOnceWith({ type: 'signedOutInOtherTab' });
  });

  it('signs out here too when the other tab never came to an end', async () => {
    const { actor, told: reported } = start(async () => {});
    actor.send({ type: 'otherTab.signingOut' });
    actor.send({ type: 'signOut.requested' });
    await vi.waitFor(() => expect(reported).toHaveBeenCalledExactlyOnceWith({ type: 'signedOut' }));
  });

  it('shows what the account form saved, of nobody else', () => {
    const { actor, account } = start(async () => {});
    const changed = { ...CUSTOMER, firstname: 'Anne' };
    actor.send({ type: 'account.changed', account: changed });
    expect(account()).toEqual(changed);
    actor.send({ type: 'account.changed', account: { ...changed, id: '00000000-0000-4000-8000-0000000000e9' } });
    expect(account()).toEqual(changed);
    actor.send({ type: 'session.expired' });
    actor.send({ type: 'account.changed', account: changed });
    expect(account()).toEqual(GUEST);
  });

  it('is busy while signing out, and signs out once', async () => {
    const signOut = vi.fn<() => Promise<void>>(async () => {});
    const { actor, told: reported } = start(signOut);
    expect(actor.getSnapshot().hasTag('busy')).toBe(false);
    actor.send({ type: 'signOut.requested' });
    actor.send({ type: 'signOut.requested' });
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    await vi.waitFor(() => expect(reported).toHaveBeenCalledWith({ type: 'signedOut' }));
    expect([signOut.mock.calls.length, actor.getSnapshot().value]).toEqual([1, 'left']);
  });

  it('takes what expires while signing out for no end of its own', async () => {
    const answer = Promise.withResolvers<void>();
    const { actor, told: reported, account } = start(() => answer.promise);
    actor.send({ type: 'signOut.requested' });
    actor.send({ type: 'session.expired' });
    expect([account(), selectIsSignOutKnown(actor.getSnapshot())]).toEqual([CUSTOMER, true]);
    answer.resolve();
    await vi.waitFor(() => expect(reported).toHaveBeenCalledWith({ type: 'signedOut' }));
    // The answer of a call may arrive as late as this.
    actor.send({ type: 'session.expired' });
    expect([account(), selectIsSignOutKnown(actor.getSnapshot())]).toEqual([GUEST, true]);
    expect(reported).toHaveBeenCalledOnce();
  });

  it('takes what expires while the account is removed, and after it, for no end of its own', () => {
    const { actor, told: reported, account } = start(async () => {});
    expect(selectHasOwnSession(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'removal.begun' });
    actor.send({ type: 'session.expired' });
    expect([account(), selectIsSignOutKnown(actor.getSnapshot()), reported.mock.calls]).toEqual([CUSTOMER, true, []]);
    actor.send({ type: 'account.removed' });
    actor.send({ type: 'session.expired' });
    expect([account(), selectIsSignOutKnown(actor.getSnapshot())]).toEqual([GUEST, true]);
    expect(selectHasOwnSession(actor.getSnapshot())).toBe(true);
    expect(reported).toHaveBeenCalledExactlyOnceWith({ type: 'signedOut' });
  });

  it('may expire after the account was not removed', () => {
    const { actor, told: reported } = start(async () => {});
    actor.send({ type: 'removal.begun' });
    actor.send({ type: 'removal.failed' });
    actor.send({ type: 'session.expired' });
    expect(selectIsSignOutKnown(actor.getSnapshot())).toBe(false);
    expect(reported).toHaveBeenCalledExactlyOnceWith({ type: 'expired' });
  });

  it('has nobody to sign out when a guest asks', () => {
    const signOut = vi.fn<() => Promise<void>>(async () => {});
    const { actor, told: reported } = start(signOut);
    actor.send({ type: 'session.expired' });
    actor.send({ type: 'signOut.requested' });
    expect([signOut.mock.calls.length, actor.getSnapshot().value]).toEqual([0, 'resting']);
    expect(reported).toHaveBeenCalledExactlyOnceWith({ type: 'expired' });
  });

  it('does nothing without ports', async () => {
    const actor = createActor(sessionMachine, { input: { account: CUSTOMER } });
    const reported = vi.fn<(event: unknown) => void>();
    actor.on('*', reported);
    actor.start().send({ type: 'signOut.requested' });
    const error = new Error('port not provided: session');
    await vi.waitFor(() => expect(reported).toHaveBeenCalledWith({ type: 'signOut.failed', error }));
  });
});
