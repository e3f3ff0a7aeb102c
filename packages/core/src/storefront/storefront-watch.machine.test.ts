import { describe, expect, it, vi } from 'vitest';
import { SimulatedClock, createActor } from 'xstate';
import type { LiveObserver } from '../live/live.ts';
import { unreached } from '../machine-walk.fixtures.ts';
import type { StorefrontVersion } from './storefront-version.ts';
import { createStorefrontWatchActors, storefrontWatchMachine } from './storefront-watch.machine.ts';

/** A server whose connections the test controls. */
function start() {
  const clock = new SimulatedClock();
  const connections: LiveObserver<StorefrontVersion>[] = [];
  const stopped = vi.fn<() => void>();
  const actors = createStorefrontWatchActors({
    content: {
      watch: (observer) => {
        connections.push(observer);
        return stopped;
      },
    },
  });
  const actor = createActor(storefrontWatchMachine.provide({ actors }), { input: { version: 'a' }, clock });
  const changed = vi.fn<() => void>();
  actor.on('storefront.changed', changed);
  actor.start();
  const reported = (version: string) => connections.at(-1)?.changed({ version });
  return { actor, clock, connections, stopped, changed, told: reported, value: () => actor.getSnapshot().value };
}

describe('the content watch machine', () => {
  it('comes by every state and transition', () => {
    const events = [
      { type: 'version.told', version: 'a' },
      { type: 'version.told', version: 'b' },
      { type: 'load.failed' },
      { type: 'connection.heard' },
      { type: 'connection.lost' },
      { type: 'network.lost' },
      { type: 'network.returned' },
      { type: 'page.hidden' },
      { type: 'page.shown' },
      { type: 'xstate.error.actor.0.storefrontWatch.watching', error: new Error('broken') },
      { type: 'xstate.after.reconnect.storefrontWatch.reconnecting' },
      { type: 'xstate.after.giveUp.storefrontWatch.watching.seen' },
      { type: 'xstate.after.unseen.storefrontWatch.watching.unseen' },
    ] as const;
    expect(unreached(storefrontWatchMachine, { inputs: [{ version: 'a' }], events })).toEqual([]);
  });

  it('says once that there is another version', () => {
    const { told: reported, changed } = start();
    reported('a');
    expect(changed).not.toHaveBeenCalled();
    reported('b');
    expect(changed).toHaveBeenLastCalledWith({ type: 'storefront.changed' });
    // The page loads only a moment later: it would take the second one for a change after that which follows.
    reported('b');
    expect(changed).toHaveBeenCalledOnce();
  });

  it('says what changes back before the page has loaded it', () => {
    const { told: reported, changed } = start();
    reported('b');
    reported('a');
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it('says again what the page could not load', () => {
    const { actor, told: reported, changed } = start();
    reported('b');
    actor.send({ type: 'load.failed' });
    reported('b');
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it('says what changed while there was no connection', () => {
    const { connections, clock, told: reported, changed, value } = start();
    connections[0]?.lost(new Error('cut'));
    expect(value()).toBe('reconnecting');
    clock.increment(1_000);
    expect(connections).toHaveLength(2);
    reported('b');
    expect(changed).toHaveBeenCalledOnce();
  });

  it('waits longer after each failure, until something is heard of the version', () => {
    const { connections, clock, told: reported } = start();
    connections[0]?.lost(new Error('cut'));
    clock.increment(1_000);
    connections[1]?.lost(new Error('cut'));
    clock.increment(1_999);
    expect(connections).toHaveLength(2);
    clock.increment(1);
    reported('a');
    connections[2]?.lost(new Error('cut'));
    clock.increment(1_000);
    expect(connections).toHaveLength(4);
  });

  it('gives up a connection over which nothing comes, not one that gives signs of life', () => {
    const { connections, clock, value } = start();
    clock.increment(44_999);
    connections[0]?.alive?.();
    clock.increment(44_999);
    expect(value()).toEqual({ watching: 'seen' });
    clock.increment(1);
    expect(value()).toBe('reconnecting');
  });

  it('listens a minute longer when nobody looks, and catches up when somebody does', () => {
    const { actor, clock, connections, stopped, told: reported, changed, value } = start();
    actor.send({ type: 'page.hidden' });
    clock.increment(59_999);
    reported('b');
    expect(changed).toHaveBeenCalledOnce();
    expect(stopped).not.toHaveBeenCalled();
    clock.increment(1);
    expect([value(), stopped.mock.calls.length]).toEqual(['away', 1]);
    actor.send({ type: 'page.shown' });
    expect([value(), connections.length]).toEqual([{ watching: 'seen' }, 2]);
  });

  it('does not try without a network', () => {
    const { actor, clock, connections, value } = start();
    actor.send({ type: 'network.lost' });
    clock.increment(600_000);
    expect([value(), connections.length]).toEqual(['offline', 1]);
    actor.send({ type: 'network.returned' });
    expect(connections).toHaveLength(2);
  });
});
