import { describe, expect, it, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { CUSTOMER } from '../account/account.fixtures.ts';
import { GUEST } from '../account/guest.ts';
import type { Cart } from '../cart/cart.ts';
import { EMPTY_CART } from '../cart/priced-cart.ts';
import { accountOfDevice } from '../device/device.ts';
import { unreached } from '../machine-walk.fixtures.ts';
import { startUpActors, type StartUpInput, startUpMachine } from './start-up.machine.ts';

const CART: Cart = { productCart: [], totalCost: 700 };
const DEVICE = accountOfDevice({
  id: '0d6e8b1c-3a3e-4a64-9f0a-2f6b7d1c0001',
  name: 'Ofen',
  duty: 'kitchen',
  station: 'oven',
});
const PORTS: StartUpInput['ports'] = { session: { loadMe: async () => CUSTOMER }, cart: { load: async () => CART } };
type Place = Omit<StartUpInput, 'ports'>;
const IN_BROWSER: Place = { environment: 'browser', cookiePresent: false };

async function startUp(place: Place, failing?: 'loadMe' | 'loadCart') {
  const calls: string[] = [];
  const answer = async <T>(name: string, value: T) => {
    calls.push(name);
    if (name === failing) throw new Error(name);
    return value;
  };
  const ports = {
    session: { loadMe: () => answer('loadMe', CUSTOMER) },
    cart: { load: () => answer('loadCart', CART) },
  };
  const actor = createActor(startUpMachine.provide({ actors: startUpActors }), { input: { ...place, ports } });
  const reported = vi.fn<(event: unknown) => void>();
  actor.on('startUp.failed', reported);
  const output = await toPromise(actor.start());
  return { output, calls, failures: reported.mock.calls.flat(), state: actor.getSnapshot().value };
}

describe('the start-up machine', () => {
  it('comes by every state and transition', () => {
    const events = [
      { type: 'xstate.done.actor.0.startUp.loadingUser', output: CUSTOMER },
      { type: 'xstate.done.actor.0.startUp.loadingUser', output: DEVICE },
      { type: 'xstate.error.actor.0.startUp.loadingUser', error: new Error('offline') },
      { type: 'xstate.done.actor.0.startUp.loadingCart', output: CART },
      { type: 'xstate.error.actor.0.startUp.loadingCart', error: new Error('offline') },
    ] as const;
    const inputs: StartUpInput[] = [IN_BROWSER, { environment: 'server' as const, cookiePresent: false }].map(
      (place) => ({
        ...place,
        ports: PORTS,
      }),
    );
    expect(unreached(startUpMachine, { inputs, events })).toEqual([]);
  });

  it.each<[string, Place]>([
    ['in the browser', IN_BROWSER],
    ['on the server with a cookie', { environment: 'server', cookiePresent: true }],
  ])('loads the user, then the cart %s', async (_, place) => {
    expect(await startUp(place)).toEqual({
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
    const input: StartUpInput = { ...IN_BROWSER, ports: PORTS };
    const actor = createActor(startUpMachine, { input });
    const reported = vi.fn<(event: unknown) => void>();
    actor.on('*', reported);
    expect(await toPromise(actor.start())).toEqual({ account: GUEST, cart: EMPTY_CART });
    expect(reported).toHaveBeenCalledExactlyOnceWith({
      type: 'startUp.failed',
      error: new Error('port not provided: session'),
    });
    const { loadMe } = startUpActors;
    const halfway = createActor(startUpMachine.provide({ actors: { loadMe } }), { input });
    halfway.on('*', reported);
    await toPromise(halfway.start());
    expect(reported).toHaveBeenLastCalledWith({ type: 'startUp.failed', error: new Error('port not provided: cart') });
  });
});
