import { type SnapshotFrom, assign, fromPromise, setup } from 'xstate';
import type { Instant } from '../time/instant.ts';
import type { OpeningHours, Service } from './opening-hours.ts';
import { type OpeningStatus, STATUS_REFRESH_MILLISECONDS, openingStatus } from './opening-status.ts';

export type OpeningHoursEvent = { type: 'openingHours.replaced'; openingHours: OpeningHours } | { type: 'page.shown' };

type Context = { openingHours: OpeningHours; now: Instant; statuses: Readonly<Record<Service, OpeningStatus>> };

const readClock = fromPromise<Instant>(() => {
  throw new Error('port not provided: clock');
});

const statusesAt = (openingHours: OpeningHours, now: Instant) => ({
  restaurant: openingStatus(openingHours.restaurant, now),
  delivery: openingStatus(openingHours.delivery, now),
});

/** The status of both services, computed anew every minute and when the page comes back to the front. */
export const openingHoursMachine = setup({
  types: {
    context: {} as Context,
    events: {} as OpeningHoursEvent,
    input: {} as { openingHours: OpeningHours; now: Instant },
  },
  actors: { readClock },
  delays: { refresh: STATUS_REFRESH_MILLISECONDS },
  actions: {
    setOpeningHours: assign(({ context }, { openingHours }: { openingHours: OpeningHours }) => ({
      openingHours,
      statuses: statusesAt(openingHours, context.now),
    })),
    setNow: assign(({ context }, { now }: { now: Instant }) => ({
      now,
      statuses: statusesAt(context.openingHours, now),
    })),
  },
}).createMachine({
  id: 'openingHours',
  context: ({ input: { openingHours, now } }) => ({ openingHours, now, statuses: statusesAt(openingHours, now) }),
  initial: 'resting',
  on: {
    'openingHours.replaced': {
      actions: { type: 'setOpeningHours', params: ({ event }) => ({ openingHours: event.openingHours }) },
    },
  },
  states: {
    resting: {
      after: { refresh: 'reading' },
      // Browsers slow down the timers of hidden pages.
      on: { 'page.shown': 'reading' },
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
