import { describe, expect, it, vi } from 'vitest';
import { SimulatedClock, createActor } from 'xstate';
import { unreached } from '../machine-walk.fixtures.ts';
import type { Instant } from '../time/instant.ts';
import { createConnectionActors, connectionMachine, selectIsOffline } from './connection.machine.ts';

const settle = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

function start(isReached: boolean, reach: () => Promise<Instant>) {
  const clock = new SimulatedClock();
  const requested = vi.fn<() => Promise<Instant>>(reach);
  const machine = connectionMachine.provide({ actors: createConnectionActors({ connection: { reach: requested } }) });
  const actor = createActor(machine, { input: { isReached }, clock });
  const reported: string[] = [];
  actor.on('*', ({ type }) => void reported.push(type));
  actor.start();
  return {
    told: reported,
    requested,
    isOffline: () => selectIsOffline(actor.getSnapshot()),
    send: async (type: 'network.lost' | 'network.returned' | 'page.shown') => {
      actor.send({ type });
      await settle();
    },
    wait: async (seconds: number) => {
      clock.increment(seconds * 1_000);
      await settle();
    },
  };
}

const answers = () => Promise.resolve('2026-11-20T18:00:30.000Z');
const fails = () => Promise.reject(new Error('no connection'));
const hangs = () => new Promise<Instant>(() => {});

describe('the connection machine', () => {
  it('comes by every state and transition', () => {
    const reaching = 'actor.0.connection.offline.reaching';
    const events = [
      { type: 'network.lost' },
      { type: 'network.returned' },
      { type: 'page.shown' },
      { type: `xstate.done.${reaching}`, output: undefined },
      { type: `xstate.error.${reaching}`, error: new Error('offline') },
      { type: 'xstate.after.retry.connection.offline.waiting' },
      { type: 'xstate.after.reachDeadline.connection.offline.reaching' },
    ] as const;
    expect(
      unreached(connectionMachine, {
        inputs: [{ isReached: true }, { isReached: false }],
        events,
        distinguish: ({ context }) => Math.min(context.failures, 2),
      }),
    ).toEqual([]);
  });

  it('is online with a page from the server, until the network is lost', async () => {
    const { told: reported, requested, isOffline, send } = start(true, answers);
    expect(isOffline()).toBe(false);
    await send('network.lost');
    expect([isOffline(), reported, requested.mock.calls.length]).toEqual([true, ['connection.lost'], 0]);
    await send('network.returned');
    expect([isOffline(), reported]).toEqual([false, ['connection.lost', 'connection.returned']]);
  });

  it('is offline with a page that was kept, and asks the server at once', async () => {
    const { told: reported, isOffline } = start(false, answers);
    expect(isOffline()).toBe(true);
    await settle();
    expect([isOffline(), reported]).toEqual([false, ['connection.returned']]);
  });

  it('believes the server alone, and asks more and more seldom', async () => {
    const { requested, isOffline, send, wait } = start(true, fails);
    await send('network.lost');
    await send('network.returned');
    expect([isOffline(), requested.mock.calls.length]).toEqual([true, 1]);
    await wait(1.9);
    expect(requested).toHaveBeenCalledTimes(1);
    await wait(0.1);
    expect(requested).toHaveBeenCalledTimes(2);
    await wait(3.9);
    expect(requested).toHaveBeenCalledTimes(2);
    await wait(0.1);
    expect(requested).toHaveBeenCalledTimes(3);
    await send('page.shown');
    expect(requested).toHaveBeenCalledTimes(4);
  });

  it('waits eight seconds for an answer', async () => {
    const { requested, isOffline, wait } = start(false, hangs);
    await wait(7.9);
    await wait(0.1);
    expect([isOffline(), requested.mock.calls.length]).toEqual([true, 1]);
    await wait(1);
    expect(requested).toHaveBeenCalledTimes(2);
  });

  it('begins counting anew after an answer', async () => {
    const { requested, send, wait } = start(true, answers);
    for (let round = 0; round < 5; round += 1) {
      await send('network.lost');
      await wait(1);
    }
    expect(requested).toHaveBeenCalledTimes(5);
  });

  it('stops asking while the network is lost again', async () => {
    const { requested, isOffline, send } = start(false, hangs);
    await send('network.lost');
    await send('network.returned');
    expect([isOffline(), requested.mock.calls.length]).toEqual([true, 2]);
  });
});
