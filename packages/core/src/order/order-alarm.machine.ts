import { type SnapshotFrom, assign, fromPromise, setup } from 'xstate';
import type { ClockPort } from '../time/clock.port.ts';
import type { Instant } from '../time/instant.ts';
import { minutesBetween } from '../time/zurich.ts';
import { type Alarm, type AlarmLimits, type WaitingOrder, alarm, type OrderAlarm } from './order-alarm.ts';

/** The orders and the limits that decide the urgency. */
export type AlarmSubject = { readonly orders: readonly WaitingOrder[]; readonly limits: AlarmLimits };

export type OrderAlarmEvent = { type: 'subject.changed'; subject: AlarmSubject } | { type: 'page.shown' };

type Context = AlarmSubject & { readonly now: Instant; readonly alarm: Alarm };

const MINUTE = 60_000;

const readClock = fromPromise<Instant>(() => {
  throw new Error('port not provided: clock');
});

const contextOf = ({ orders, limits }: AlarmSubject, now: Instant): Context => ({
  orders,
  limits,
  now,
  alarm: alarm(orders, limits, now),
});

/** The urgency of the orders that are not accepted yet: computed when they change, and when a limit is reached. */
export const orderAlarmMachine = setup({
  types: {
    context: {} as Context,
    events: {} as OrderAlarmEvent,
    input: {} as { readonly subject: AlarmSubject; readonly now: Instant },
  },
  actors: { readClock },
  delays: {
    limit: ({
      context: {
        alarm: { changesAt },
        now,
      },
    }) => (changesAt === null ? 0 : Math.max(1, Math.ceil(minutesBetween(now, changesAt) * MINUTE))),
  },
  guards: { changes: ({ context }) => context.alarm.changesAt !== null },
  actions: {
    setSubject: assign(({ context }, subject: AlarmSubject) => contextOf(subject, context.now)),
    setNow: assign(({ context }, now: Instant) => contextOf(context, now)),
  },
}).createMachine({
  id: 'orderAlarm',
  context: ({ input }) => contextOf(input.subject, input.now),
  initial: 'reading',
  on: {
    'subject.changed': {
      target: '.reading',
      reenter: true,
      actions: { type: 'setSubject', params: ({ event }) => event.subject },
    },
    // Browsers slow down the timers of hidden pages.
    'page.shown': '.reading',
  },
  states: {
    reading: {
      invoke: {
        src: 'readClock',
        onDone: { target: 'validated', actions: { type: 'setNow', params: ({ event }) => event.output } },
        onError: 'validated',
      },
    },
    validated: { always: [{ guard: 'changes', target: 'waiting' }, { target: 'settled' }] },
    waiting: { after: { limit: 'reading' } },
    settled: {},
  },
});

type Snapshot = SnapshotFrom<typeof orderAlarmMachine>;

export const selectAlarm = ({ context }: Snapshot): Alarm => context.alarm;
export const selectLevelOf = ({ context }: Snapshot, id: string): OrderAlarm['level'] =>
  context.alarm.levels[id] ?? 'calm';

/** The work of the order alarm machine, done through the ports. */
export const createOrderAlarmActors = ({ clock }: { readonly clock: ClockPort }) => ({
  readClock: fromPromise<Instant>(async () => clock.now()),
});
