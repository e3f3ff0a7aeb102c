import { describe, expect, it, vi } from 'vitest';
import { SimulatedClock, createActor } from 'xstate';
import { unreached } from '../machine-walk.fixtures.ts';
import type { BellPort, Ringing } from './bell.port.ts';
import {
  createSoundActors,
  SOUND_KEY,
  soundMachine,
  selectIsMuted,
  selectIsRinging,
  selectSound,
} from './sound.machine.ts';

/** A device whose bell is audible after the first tap. */
async function start(stored: Map<string, string> = new Map(), bell: Partial<BellPort> = {}, clock?: SimulatedClock) {
  let observer: ((isAudible: boolean) => void) | null = null;
  const rings: Ringing[] = [];
  const tests = vi.fn<() => void>();
  const warnings = vi.fn<() => void>();
  const ignored = vi.fn<() => void>();
  const keyValue = {
    read: (key: string) => stored.get(key) ?? null,
    write: (key: string, value: string) => void stored.set(key, value),
    remove: (key: string) => void stored.delete(key),
  };
  const actors = createSoundActors({
    keyValue,
    bell: {
      watch: (reported) => {
        observer = reported;
        reported(false);
        return () => {
          observer = null;
        };
      },
      wake: () => observer?.(true),
      ring: (how) => {
        rings.push(how);
        return () => void rings.splice(rings.indexOf(how), 1);
      },
      test: tests,
      warn: warnings,
      ignore: ignored,
      ...bell,
    },
  });
  const actor = createActor(soundMachine.provide({ actors }), clock === undefined ? {} : { clock });
  actor.start();
  await vi.waitFor(() => expect(actor.getSnapshot().value).not.toBe('restoring'), { interval: 1 });
  return {
    actor,
    kept: stored,
    rings,
    tests,
    warnings,
    ignored,
    isWatched: () => observer !== null,
    connectionTimeout: () => observer?.(false),
    sound: () => selectSound(actor.getSnapshot()),
    level: (level: 'none' | 'new' | 'cancelled' | 'alarm') => actor.send({ type: 'level.changed', level }),
    tap: () => actor.send({ type: 'page.pressed' }),
  };
}

describe('the desk sound machine', () => {
  it('warns once of each lateness that it is told, and not while it is off', async () => {
    const { actor, warnings, rings, tap } = await start();
    actor.send({ type: 'lateness.foreseen' });
    expect(warnings).not.toHaveBeenCalled();
    tap();
    actor.send({ type: 'lateness.foreseen' });
    expect(warnings).toHaveBeenCalledOnce();
    expect(rings).toEqual([]);
    actor.send({ type: 'sound.turnedOff' });
    actor.send({ type: 'lateness.foreseen' });
    expect(warnings).toHaveBeenCalledOnce();
  });

  it('sounds low for each tap that counted for nothing, and not while it is off', async () => {
    const { actor, ignored, warnings, tap } = await start();
    tap();
    actor.send({ type: 'tap.ignored' });
    actor.send({ type: 'tap.ignored' });
    expect(ignored).toHaveBeenCalledTimes(2);
    actor.send({ type: 'sound.turnedOff' });
    actor.send({ type: 'tap.ignored' });
    expect(ignored).toHaveBeenCalledTimes(2);
    expect(warnings).not.toHaveBeenCalled();
  });

  it('comes by every state and transition', () => {
    const events = [
      { type: 'level.changed', level: 'none' },
      { type: 'level.changed', level: 'new' },
      { type: 'level.changed', level: 'cancelled' },
      { type: 'level.changed', level: 'alarm' },
      { type: 'lateness.foreseen' },
      { type: 'tap.ignored' },
      { type: 'sound.turnedOn' },
      { type: 'sound.turnedOff' },
      { type: 'sound.tried' },
      { type: 'minute.wanted' },
      { type: 'xstate.after.quietMinute.sound.on.audible.muted' },
      { type: 'page.pressed' },
      { type: 'bell.rang' },
      { type: 'bell.silenced' },
      { type: 'xstate.done.actor.0.sound.restoring', output: 'on' },
      { type: 'xstate.done.actor.0.sound.restoring', output: 'off' },
      { type: 'xstate.error.actor.0.sound.restoring', error: new Error('no storage') },
      { type: 'xstate.error.actor.0.sound.off', error: new Error('no storage') },
      { type: 'xstate.error.actor.0.sound.on', error: new Error('no storage') },
      { type: 'xstate.error.actor.bell', error: new Error('no bell') },
      { type: 'xstate.error.actor.0.sound.on.audible.ringing', error: new Error('no bell') },
      { type: 'xstate.error.actor.0.sound.on.audible.signalling', error: new Error('no bell') },
      { type: 'xstate.error.actor.0.sound.on.audible.alarming', error: new Error('no bell') },
    ] as const;
    const distinguish = (snapshot: { context: { level: string } }) => snapshot.context.level;
    expect(unreached(soundMachine, { inputs: [undefined], events, distinguish })).toEqual([]);
  });

  it('is on where nobody chose, and says that it is blocked until somebody taps', async () => {
    const { sound, tap, level, rings } = await start();
    level('new');
    expect([sound(), rings]).toEqual(['blocked', []]);
    tap();
    expect([sound(), rings]).toEqual(['on', ['new']]);
  });

  it('is quiet for a minute when somebody wants it, but not for what is more urgent', async () => {
    const clock = new SimulatedClock();
    const { actor, tap, level, rings } = await start(new Map(), {}, clock);
    tap();
    level('new');
    actor.send({ type: 'minute.wanted' });
    expect([rings, selectIsMuted(actor.getSnapshot())]).toEqual([[], true]);
    clock.increment(59_999);
    expect(rings).toEqual([]);
    clock.increment(1);
    expect([rings, selectIsRinging(actor.getSnapshot())]).toEqual([['new'], true]);
    actor.send({ type: 'minute.wanted' });
    level('alarm');
    expect(rings).toEqual(['alarm']);
  });

  it('rings until nobody waits, in another way when it is urgent, once at a time', async () => {
    const { tap, level, rings } = await start();
    tap();
    expect(rings).toEqual([]);
    level('new');
    level('new');
    expect(rings).toEqual(['new']);
    level('alarm');
    expect(rings).toEqual(['alarm']);
    level('new');
    expect(rings).toEqual(['new']);
    level('none');
    expect(rings).toEqual([]);
    level('alarm');
    expect(rings).toEqual(['alarm']);
  });

  it('rings in a third way when a guest has cancelled, whatever rang before', async () => {
    const { tap, level, rings } = await start();
    tap();
    const heard = (['cancelled', 'new', 'cancelled', 'alarm', 'cancelled', 'none'] as const).map((next) => {
      level(next);
      return [...rings];
    });
    expect(heard).toEqual([['cancelled'], ['new'], ['cancelled'], ['alarm'], ['cancelled'], []]);
  });

  it('says at once when the browser silences it, and rings again after the next tap', async () => {
    const { tap, level, rings, connectionTimeout, sound } = await start();
    tap();
    level('new');
    connectionTimeout();
    expect([sound(), rings]).toEqual(['blocked', []]);
    tap();
    expect([sound(), rings]).toEqual(['on', ['new']]);
  });

  it('is off on this device from then on, and lets the bell go', async () => {
    const { actor, tap, level, rings, sound, kept: stored, isWatched } = await start();
    tap();
    level('new');
    actor.send({ type: 'sound.turnedOff' });
    expect([sound(), rings, isWatched()]).toEqual(['off', [], false]);
    tap();
    expect(sound()).toBe('off');
    await vi.waitFor(() => expect(stored.get(SOUND_KEY)).toContain('off'), { interval: 1 });
    const again = await start(stored);
    expect([again.sound(), again.isWatched()]).toEqual(['off', false]);
    again.actor.send({ type: 'sound.turnedOn' });
    expect([again.sound(), again.isWatched()]).toEqual(['blocked', true]);
  });

  it('can be tried while nothing rings', async () => {
    const { actor, tap, level, tests } = await start();
    actor.send({ type: 'sound.tried' });
    tap();
    actor.send({ type: 'sound.tried' });
    expect(tests).toHaveBeenCalledTimes(2);
    level('new');
    actor.send({ type: 'sound.tried' });
    expect(tests).toHaveBeenCalledTimes(2);
  });

  it.each(['ring', 'test'] as const)('goes on without a bell that fails to %s, and says so', async (act) => {
    const fail = () => {
      throw new Error('no device');
    };
    const { actor, tap, level, sound } = await start(new Map(), { [act]: fail });
    tap();
    actor.send({ type: 'sound.tried' });
    level('new');
    level('alarm');
    expect([sound(), actor.getSnapshot().status]).toEqual(['broken', 'active']);
  });

  it('says that there is no bell', async () => {
    const { sound, level } = await start(new Map(), {
      watch: () => {
        throw new Error('no audio');
      },
    });
    level('new');
    expect(sound()).toBe('broken');
  });
});
