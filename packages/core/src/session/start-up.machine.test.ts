import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, toPromise } from 'xstate';
import { CUSTOMER } from '../account/account.fixtures.ts';
import { GUEST } from '../account/guest.ts';
import type { Cart } from '../cart/cart.ts';
import { EMPTY_CART } from '../cart/empty-cart.ts';
import { unreached } from '../machine-walk.fixtures.ts';
import { createStartUpActors } from './start-up.actors.ts';
import { type StartUpInput, startUpMachine } from './start-up.machine.ts';

const CART: Cart = { productCart: [], totalCost: 700 };
const IN_BROWSER: StartUpInput = { environment: 'browser', cookiePresent: false };

async function startUp(input: StartUpInput, failing?: 'loadMe' | 'loadCart') {
  const calls: string[] = [];
  const answer = async <T>(name: string, value: T) => {
    calls.push(name);
    if (name === failing) throw new Error(name);
    return value;
  };
  const actors = createStartUpActors({
    session: {
      loadMe: () => answer('loadMe', CUSTOMER),
      signInProviders: async () => [],
      signOut: async () => {},
      signOutElsewhere: async () => ({ ended: 0 }),
    },
    cart: {
      load: () => answer('loadCart', CART),
      add: () => Promise.reject(new Error('unused')),
      changeAmount: () => Promise.reject(new Error('unused')),
      removeUnavailable: () => Promise.reject(new Error('unused')),
    },
  });
  const actor = createActor(startUpMachine.provide({ actors }), { input });
  const told = vi.fn<(event: unknown) => void>();
  actor.on('startUp.failed', told);
  const output = await toPromise(actor.start());
  return { output, calls, failures: told.mock.calls.flat(), state: actor.getSnapshot().value };
}

describe('the start-up machine', () => {
  it('comes by every state and transition', () => {
    const events = [
      { type: 'xstate.done.actor.0.startUp.loadingUser', output: CUSTOMER },
      { type: 'xstate.error.actor.0.startUp.loadingUser', error: new Error('offline') },
      { type: 'xstate.done.actor.0.startUp.loadingCart', output: CART },
      { type: 'xstate.error.actor.0.startUp.loadingCart', error: new Error('offline') },
    ] as const;
    const inputs: StartUpInput[] = [IN_BROWSER, { environment: 'server', cookiePresent: false }];
    expect(unreached(startUpMachine, { inputs, events })).toEqual([]);
  });

  it.each<[string, StartUpInput]>([
    ['in the browser', IN_BROWSER],
    ['on the server with a cookie', { environment: 'server', cookiePresent: true }],
  ])('loads the user, then the cart %s', async (_, input) => {
    expect(await startUp(input)).toEqual({
      output: { account: CUSTOMER, cart: CART },
      calls: ['loadMe', 'loadCart'],
      failures: [],
      state: 'started',
    });
  });

  it('loads nothing on the server without a cookie', async () => {
    const { output, calls } = await startUp({ environment: 'server', cookiePresent: false });
    expect({ output, calls }).toEqual({ output: { account: GUEST, cart: EMPTY_CART }, calls: [] });
  });

  it('tells a failure and starts as a guest', async () => {
    expect(await startUp(IN_BROWSER, 'loadMe')).toEqual({
      output: { account: GUEST, cart: EMPTY_CART },
      calls: ['loadMe'],
      failures: [{ type: 'startUp.failed', error: new Error('loadMe') }],
      state: 'failed',
    });
  });

  it('keeps the user when only the cart fails', async () => {
    expect(await startUp(IN_BROWSER, 'loadCart')).toMatchObject({
      output: { account: CUSTOMER, cart: EMPTY_CART },
      state: 'failed',
    });
  });

  it('does nothing without ports', async () => {
    const actor = createActor(startUpMachine, { input: IN_BROWSER });
    const told = vi.fn<(event: unknown) => void>();
    actor.on('*', told);
    expect(await toPromise(actor.start())).toEqual({ account: GUEST, cart: EMPTY_CART });
    expect(told).toHaveBeenCalledExactlyOnceWith({
      type: 'startUp.failed',
      error: new Error('port not provided: session'),
    });
    const loadMe = fromPromise(async () => CUSTOMER);
    const halfway = createActor(startUpMachine.provide({ actors: { loadMe } }), { input: IN_BROWSER });
    halfway.on('*', told);
    await toPromise(halfway.start());
    expect(told).toHaveBeenLastCalledWith({ type: 'startUp.failed', error: new Error('port not provided: cart') });
  });
});
