import { describe, expect, it, vi } from 'vitest';
import { SimulatedClock, createActor } from 'xstate';
import { NOT_BUSY } from '../kitchen/busy-controls.ts';
import { unreached } from '../machine-walk.fixtures.ts';
import { addMinutes, toInstant } from '../time/zurich.ts';
import { ALWAYS_CLOSED, OPENING_HOURS } from './opening-hours.fixtures.ts';
import {
  createOpeningHoursActors,
  openingHoursMachine,
  selectNow,
  selectOpeningHours,
  selectStatuses,
} from './opening-hours.machine.ts';
import { refreshDelay } from './opening-status.ts';

const at = (time: string) => toInstant('2026-11-20', time);

const LOADED = { openingHours: OPENING_HOURS, busyControls: NOT_BUSY, now: at('18:00') };

function start(startsAt: string) {
  let now = at(startsAt);
  const timers = new SimulatedClock();
  const clock = { now: () => now };
  const actor = createActor(openingHoursMachine.provide({ actors: createOpeningHoursActors({ clock }) }), {
    input: { openingHours: OPENING_HOURS, busyControls: NOT_BUSY, now },
    clock: timers,
  }).start();
  return {
    actor,
    timers,
    delivery: () => selectStatuses(actor.getSnapshot()).delivery.state,
    become: (time: string) => {
      now = at(time);
    },
  };
}

describe('the opening hours machine', () => {
  it('comes by every state and transition', () => {
    const events = [
      { type: 'openingHours.replaced', loaded: LOADED },
      { type: 'page.shown' },
      { type: 'xstate.after.refresh.openingHours.resting' },
      { type: 'xstate.done.actor.0.openingHours.reading', output: at('18:00') },
      { type: 'xstate.error.actor.0.openingHours.reading', error: new Error('no clock') },
    ] as const;
    expect(unreached(openingHoursMachine, { inputs: [LOADED], events })).toEqual([]);
  });

  it('knows both statuses from the beginning, also where nothing runs', () => {
    const actor = createActor(openingHoursMachine, { input: { ...LOADED, now: at('15:00') } });
    const { restaurant, delivery } = selectStatuses(actor.getSnapshot());
    expect([restaurant.state, delivery.state]).toEqual(['open', 'closed']);
  });

  it('reads the clock every 60 seconds', async () => {
    const { actor, timers, delivery, become } = start('21:29');
    expect(delivery()).toBe('open');
    become('21:30');
    timers.increment(59_999);
    expect(delivery()).toBe('open');
    timers.increment(1);
    await vi.waitFor(() => expect(delivery()).toBe('closingSoon'));
    expect(selectNow(actor.getSnapshot())).toBe(at('21:30'));
    become('22:00');
    timers.increment(60_000);
    await vi.waitFor(() => expect(delivery()).toBe('closed'));
  });

  it('reads it at once when the page comes back', async () => {
    const { actor, delivery, become } = start('21:29');
    become('23:00');
    actor.send({ type: 'page.shown' });
    await vi.waitFor(() => expect(delivery()).toBe('closed'));
  });

  it('judges by new hours at once', () => {
    const { actor, delivery } = start('18:00');
    const openingHours = { ...OPENING_HOURS, delivery: ALWAYS_CLOSED };
    actor.send({ type: 'openingHours.replaced', loaded: { ...LOADED, openingHours } });
    expect([delivery(), selectOpeningHours(actor.getSnapshot())]).toEqual(['closed', openingHours]);
  });

  it('judges by a pause that it is told of, at the time it was loaded', () => {
    const { actor, delivery } = start('18:00');
    const pause = { from: at('18:30'), until: at('19:30') };
    const loaded = { ...LOADED, busyControls: { pause, rush: null }, now: at('18:30') };
    actor.send({ type: 'openingHours.replaced', loaded });
    expect([delivery(), selectNow(actor.getSnapshot())]).toEqual(['closed', at('18:30')]);
    expect(selectStatuses(actor.getSnapshot())).toMatchObject({
      restaurant: { state: 'open' },
      delivery: { opensAt: at('19:30'), closedBy: 'pause' },
    });
  });

  it('keeps the pause when the clock moves on, and ends it with its end', async () => {
    const { actor, timers, delivery, become } = start('18:29');
    const busyControls = { pause: { from: at('18:29'), until: at('18:31') }, rush: null };
    actor.send({ type: 'openingHours.replaced', loaded: { ...LOADED, busyControls, now: at('18:29') } });
    become('18:30');
    timers.increment(60_000);
    await vi.waitFor(() => expect(selectNow(actor.getSnapshot())).toBe(at('18:30')));
    expect(delivery()).toBe('closed');
    become('18:31');
    timers.increment(60_000);
    await vi.waitFor(() => expect(delivery()).toBe('open'));
  });

  it('ends a pause with its very end, though it began between two minutes', async () => {
    const { actor, timers, delivery } = start('18:29');
    const busyControls = { pause: { from: at('18:29'), until: addMinutes(at('18:31'), 0.25) }, rush: null };
    actor.send({ type: 'openingHours.replaced', loaded: { ...LOADED, busyControls, now: at('18:31') } });
    timers.increment(14_999);
    expect(delivery()).toBe('closed');
    expect(actor.getSnapshot().value).toBe('resting');
    timers.increment(1);
    expect(actor.getSnapshot().value).toBe('reading');
  });

  it.each([
    ['the next full minute', NOT_BUSY, 0.5, 30_000],
    ['a whole minute', NOT_BUSY, 0, 60_000],
    ['a pause that begins', { pause: { from: at('18:01'), until: at('19:00') }, rush: null }, 0.9, 6_000],
    [
      'a pause that has begun',
      { pause: { from: at('17:00'), until: addMinutes(at('18:00'), 0.3) }, rush: null },
      0,
      18_000,
    ],
    ['a rush that ends', { pause: null, rush: { extraMinutes: 10, until: addMinutes(at('18:00'), 0.1) } }, 0, 6_000],
    ['a rush that is over', { pause: null, rush: { extraMinutes: 10, until: at('18:00') } }, 0, 60_000],
  ])('waits for %s', (_, busyControls, minutes, delay) => {
    expect(refreshDelay(busyControls, addMinutes(at('18:00'), minutes))).toBe(delay);
  });

  it('goes on when the clock cannot be read', async () => {
    let fails = true;
    const clock = {
      now: () => {
        if (fails) throw new Error('no clock');
        return at('22:00');
      },
    };
    const timers = new SimulatedClock();
    const machine = openingHoursMachine.provide({ actors: createOpeningHoursActors({ clock }) });
    const actor = createActor(machine, { input: LOADED, clock: timers }).start();
    timers.increment(60_000);
    await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('resting'));
    expect(selectNow(actor.getSnapshot())).toBe(at('18:00'));
    fails = false;
    timers.increment(60_000);
    await vi.waitFor(() => expect(selectStatuses(actor.getSnapshot()).delivery.state).toBe('closed'));
  });

  it('is never more than 60 seconds late, whatever the second it began at', async () => {
    const { timers, delivery, become } = start('21:59');
    timers.increment(30_000);
    become('22:00');
    timers.increment(30_000);
    await vi.waitFor(() => expect(delivery()).toBe('closed'));
  });
});
