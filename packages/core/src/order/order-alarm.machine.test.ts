import { describe, expect, it, vi } from 'vitest';
import { SimulatedClock, createActor } from 'xstate';
import { unreached } from '../machine-walk.fixtures.ts';
import { addMinutes } from '../time/zurich.ts';
import { createOrderAlarmActors, orderAlarmMachine, selectAlarm, selectLevelOf } from './order-alarm.machine.ts';
import { PLACED_ORDER } from './order.fixtures.ts';
import type { Order } from './order.ts';

const CREATED = PLACED_ORDER.orderTimeProgresses.created;
const MINUTE = 60_000;
const SUBJECT = { orders: [PLACED_ORDER], limits: { alarmMinutes: 3, tellCustomerMinutes: 10 } };
const ACCEPTED: Order = { ...PLACED_ORDER, status: 'accepted' };

/** Advances the timers and the clock, or the clock alone. */
async function start(subject = SUBJECT) {
  const timers = new SimulatedClock();
  let now = CREATED;
  const readClock = vi.fn<() => string>(() => now);
  const machine = orderAlarmMachine.provide({ actors: createOrderAlarmActors({ clock: { now: readClock } }) });
  const actor = createActor(machine, { input: { subject, now: CREATED }, clock: timers });
  actor.start();
  const rest = () => vi.waitFor(() => expect(actor.getSnapshot().value).not.toBe('reading'), { interval: 1 });
  await rest();
  return {
    actor,
    readClock,
    rest,
    sleep: (milliseconds: number) => {
      now = addMinutes(now, milliseconds / MINUTE);
    },
    wait: async (milliseconds: number) => {
      now = addMinutes(now, milliseconds / MINUTE);
      timers.increment(milliseconds);
      await rest();
    },
    level: () => selectLevelOf(actor.getSnapshot(), PLACED_ORDER.id),
    alarm: () => selectAlarm(actor.getSnapshot()),
    value: () => actor.getSnapshot().value,
  };
}

describe('the order alarm machine', () => {
  it('comes by every state and transition', () => {
    const events = [
      { type: 'subject.changed', subject: SUBJECT },
      { type: 'subject.changed', subject: { ...SUBJECT, orders: [] } },
      { type: 'page.shown' },
      { type: 'xstate.done.actor.0.orderAlarm.reading', output: CREATED },
      { type: 'xstate.error.actor.0.orderAlarm.reading', error: new Error('no clock') },
      { type: 'xstate.after.limit.orderAlarm.waiting' },
    ] as const;
    const distinguish = (snapshot: { context: { alarm: { changesAt: string | null } } }) =>
      snapshot.context.alarm.changesAt;
    expect(unreached(orderAlarmMachine, { inputs: [{ subject: SUBJECT, now: CREATED }], events, distinguish })).toEqual(
      [],
    );
  });

  it('gets urgent at the very limits, and asks the clock only then', async () => {
    const { wait, level, readClock, value } = await start();
    await wait(3 * MINUTE - 1);
    expect([level(), readClock.mock.calls.length]).toEqual(['calm', 1]);
    await wait(1);
    expect([level(), readClock.mock.calls.length]).toEqual(['alarm', 2]);
    await wait(7 * MINUTE - 1);
    expect(level()).toBe('alarm');
    await wait(1);
    expect([level(), value(), readClock.mock.calls.length]).toEqual(['tellCustomerToCall', 'settled', 3]);
  });

  it('is urgent at once when it comes late', () => {
    const input = { subject: SUBJECT, now: addMinutes(CREATED, 4) };
    expect(selectLevelOf(createActor(orderAlarmMachine, { input }).getSnapshot(), PLACED_ORDER.id)).toBe('alarm');
  });

  it('is calm as soon as somebody accepts, and waits for nothing', async () => {
    const { actor, wait, rest, level, alarm, value } = await start();
    await wait(4 * MINUTE);
    actor.send({ type: 'subject.changed', subject: { ...SUBJECT, orders: [ACCEPTED] } });
    expect([level(), alarm().level]).toEqual(['calm', 'none']);
    await rest();
    expect(value()).toBe('settled');
  });

  it('follows other limits', async () => {
    const { actor, wait, rest, level } = await start();
    await wait(2 * MINUTE);
    actor.send({
      type: 'subject.changed',
      subject: { ...SUBJECT, limits: { alarmMinutes: 1, tellCustomerMinutes: 4 } },
    });
    await rest();
    expect(level()).toBe('alarm');
    await wait(2 * MINUTE);
    expect(level()).toBe('tellCustomerToCall');
  });

  it('reads the clock when the page comes back, because timers may have slept', async () => {
    const { actor, rest, sleep, level } = await start();
    sleep(11 * MINUTE);
    expect(level()).toBe('calm');
    actor.send({ type: 'page.shown' });
    await rest();
    expect(level()).toBe('tellCustomerToCall');
  });

  it('waits on when a timer comes early', async () => {
    const { actor, rest, sleep, wait, level } = await start();
    sleep(-1_000);
    await wait(3 * MINUTE);
    expect(level()).toBe('calm');
    await wait(1_000);
    expect(level()).toBe('alarm');
    await rest();
    expect(actor.getSnapshot().value).toBe('waiting');
  });
});
