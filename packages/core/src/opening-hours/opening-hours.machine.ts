import { type SnapshotFrom, assign, fromPromise, setup } from 'xstate';
import type { ClockPort } from '../time/clock.port.ts';
import type { Instant } from '../time/instant.ts';
import type { OpeningHours, Service } from './opening-hours.ts';
import { type OpeningStatus, type HoursInForce, openingStatuses, refreshDelay } from './opening-status.ts';

/** The loaded hours, and the time of loading. */
export type HoursLoaded = HoursInForce & { readonly now: Instant };

export type OpeningHoursEvent = { type: 'openingHours.replaced'; loaded: HoursLoaded } | { type: 'page.shown' };

type Context = HoursLoaded & { readonly statuses: Readonly<Record<Service, OpeningStatus>> };

const readClock = fromPromise<Instant>(() => {
  throw new Error('port not provided: clock');
});

const contextOf = ({ openingHours, busyControls, now }: HoursLoaded): Context => ({
  openingHours,
  busyControls,
  now,
  statuses: openingStatuses({ openingHours, busyControls }, now),
});

/** The status of both services, computed every minute, when a pause ends and when the page becomes visible. */
export const openingHoursMachine = setup({
  types: {
    context: {} as Context,
    events: {} as OpeningHoursEvent,
    input: {} as HoursLoaded,
  },
  actors: { readClock },
  delays: { refresh: ({ context: { busyControls, now } }) => refreshDelay(busyControls, now) },
  actions: {
    setHours: assign((_, { loaded }: { loaded: HoursLoaded }) => contextOf(loaded)),
    setNow: assign(({ context }, { now }: { now: Instant }) => contextOf({ ...context, now })),
  },
}).createMachine({
  id: 'openingHours',
  context: ({ input }) => contextOf(input),
  initial: 'resting',
  on: {
    'openingHours.replaced': {
      actions: { type: 'setHours', params: ({ event }) => ({ loaded: event.loaded }) },
    },
  },
  states: {
    resting: {
      after: { refresh: 'reading' },
      // Browsers slow down the timers of hidden pages.
      on: {
        'page.shown': 'reading',
        // The new hours may have another next change.
        'openingHours.replaced': {
          target: 'resting',
          reenter: true,
          actions: { type: 'setHours', params: ({ event }) => ({ loaded: event.loaded }) },
        },
      },
    },
    reading: {
      invoke: {
        src: 'readClock',
        onDone: { target: 'resting', actions: { type: 'setNow', params: ({ event }) => ({ now: event.output }) } },
        onError: 'resting',
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof openingHoursMachine>;

export const selectOpeningHours = ({ context }: Snapshot): OpeningHours => context.openingHours;
/** The minute that the page shows. */
export const selectNow = ({ context }: Snapshot): Instant => context.now;
export const selectStatuses = ({ context }: Snapshot): Context['statuses'] => context.statuses;

/** The work of the opening hours machine, done through the ports. */
export const createOpeningHoursActors = ({ clock }: { readonly clock: ClockPort }) => ({
  readClock: fromPromise<Instant>(async () => clock.now()),
});
